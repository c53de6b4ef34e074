/** The finished tricks of the deal: each opens its film. */

import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { CardMark, SideMark } from "./marks.tsx";
import type { TrickListProps, TrickListSheetProps } from "./props.ts";
import { quiet } from "./quiet.ts";
import { Sheet } from "./Sheet.tsx";
import { split } from "./split.ts";

export function TrickList({ track }: TrickListProps) {
  const ui = useUi();
  if (!track.cells.length) return <p class="vn-note">{ui.t("no_tricks_yet")}</p>;
  return (
    <ol class="vn-rows">
      {track.cells.map(({ trick, side, label }) => (
        <li key={trick}>
          <button
            type="button"
            class="vn-row"
            data-vn-act="film"
            onClick={() => ui.openFilm(trick)}
            {...quiet}
          >
            <SideMark side={side} />
            <Label text={label} />
            <Icon name="next" />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Words on a button: cards are drawn, but nothing in it can be pressed on its own. */
export function Label({ text }: { text: string }) {
  return (
    <span class="vn-row-label">
      {split(text).map((piece, at) =>
        piece.kind === "card" ? (
          <CardMark key={at} code={piece.code} />
        ) : piece.kind === "rule" ? (
          piece.id
        ) : (
          piece.text
        ),
      )}
    </span>
  );
}

export function TrickListSheet({ track, onClose }: TrickListSheetProps) {
  const { t } = useUi();
  return (
    <Sheet title={t("tricks_of_deal")} onClose={onClose}>
      <TrickList track={track} />
    </Sheet>
  );
}
