/** What each part is given. The table's own state never hides in a part: it comes in as props. */
import type { ComponentChildren } from "preact";
import type {
  AwardLine,
  Film,
  Ladder as LadderState,
  Snapshot,
  Track as TrackState,
} from "../generated/wire.ts";

/** How a face is drawn: large index, full with pips, or fan for overlapped columns. */
export type FaceStyle = "large" | "full" | "fan";

export interface FaceProps {
  code: string;
  look: FaceStyle;
  /** Greyed paper: a card that may not be played, or one that is beaten. */
  dim?: boolean;
  /** Hatched over, drawn as lines of the picture. */
  hatched?: boolean;
}

export interface BackProps {
  small?: boolean;
}

export interface SayProps {
  text: string;
  serif?: boolean;
}

export interface LadderProps {
  ladder: LadderState;
}

export interface LadderBarsProps {
  ladder: LadderState;
  /** Opens the whole ladder as a sheet. */
  onOpen: () => void;
}

export interface TrackProps {
  track: TrackState;
  ladder: LadderState;
  /** Opens the list of finished tricks. */
  onOpen: () => void;
}

export interface TrickListProps {
  track: TrackState;
}

export interface FilmViewProps {
  film: Film;
  /** Leaves the film; a film on its own has nowhere to go. */
  onClose?: () => void;
  /** What leaving is called, if not "Back to the table". */
  back?: string;
  /** The film is part of a page: it has no title of its own, and leaves the focus where it is. */
  within?: boolean;
}

export interface RulePanelProps {
  id: string;
  onClose?: () => void;
  /** What belongs between the words of the rule and what else to read. */
  children?: ComponentChildren;
}

export interface SheetProps {
  onClose: () => void;
}

export interface RuleSheetProps extends SheetProps {
  id: string;
}

export interface LadderSheetProps extends SheetProps, LadderProps {}

export interface TrickListSheetProps extends SheetProps {
  track: TrackState;
}

export interface AwardsPanelProps {
  awards: AwardLine[];
}

export interface EndProps {
  snapshot: Snapshot;
}

export interface CodeLineProps {
  code: string;
  /** What the code is for, if not for a table. */
  note?: string;
}
