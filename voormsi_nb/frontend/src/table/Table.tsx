// The table as it is laid out: title, felt and side, bar; what is open lies over it.
import { useRef } from "preact/hooks";
import {
  AwardsPanel,
  DealEnd,
  FilmView,
  GameEnd,
  HelpSheet,
  Ladder,
  LadderSheet,
  RuleSheet,
  Track,
  TrickListSheet,
} from "../parts/index.ts";
import type { Ui } from "../ui.ts";
import type { Acts } from "./acts.ts";
import { Bar } from "./Bar.tsx";
import type { Speech } from "./bar.ts";
import { Felt } from "./Felt.tsx";
import { Hand } from "./Hand.tsx";
import { NewGameSheet } from "./NewGameSheet.tsx";
import { SettingsSheet } from "./SettingsSheet.tsx";
import { Icons, Title, TitleRow } from "./TitleRow.tsx";
import type { ChoiceState } from "./useChoice.ts";

interface Props {
  readonly ui: Ui;
  readonly says: Speech;
  readonly acts: Acts;
  readonly choice: ChoiceState;
  readonly onNewDeal: () => void;
}

export function Table({ ui, says, acts, choice, onNewDeal }: Props) {
  const { view, layout } = ui;
  const box = useRef<HTMLDivElement>(null);
  const height = useRef<number | undefined>(undefined);
  const film = ui.panel === "film" ? view.film : null;
  // The film is as high as the table was, so that the notebook does not jump.
  height.current = film ? (height.current ?? box.current?.offsetHeight) : undefined;
  if (film) {
    return (
      <div class="vn-box" style={{ minHeight: height.current }}>
        <FilmView film={film} onClose={ui.close} />
      </div>
    );
  }
  const hand = <Hand chosen={choice.chosen} refusal={choice.refusal} onTouch={choice.touch} />;
  const narrow = layout === "narrow";
  const sided = layout === "wide" || layout === "compact" || layout === "presenter";
  return (
    <div ref={box} class="vn-box">
      {layout !== "presenter" && <TitleRow />}
      <div class="vn-main">
        <Felt>
          {!narrow && hand}
          <Over ui={ui} />
        </Felt>
        {sided && (
          <div class="vn-side">
            {layout === "presenter" && <Title />}
            <Ladder ladder={view.ladder} />
            <Track track={view.track} ladder={view.ladder} onOpen={() => ui.open("tricks")} />
            {layout === "presenter" && <Icons />}
          </div>
        )}
      </div>
      {!narrow && <Bar speech={says} {...acts} />}
      {narrow && <Bar speech={says} {...acts} between={hand} />}
      <Sheets ui={ui} onNewDeal={onNewDeal} />
    </div>
  );
}

/** What lies over the hand between tricks and deals. */
function Over({ ui }: { ui: Ui }) {
  const { view } = ui;
  const awards = view.awards ?? [];
  if (view.phase === "trick" && awards.length > 0) {
    return (
      <div class="vn-over">
        <AwardsPanel awards={awards} />
      </div>
    );
  }
  if (view.phase !== "deal" && view.phase !== "game") return null;
  return (
    <div class="vn-over vn-over-end">
      {view.phase === "deal" ? <DealEnd snapshot={view} /> : <GameEnd snapshot={view} />}
    </div>
  );
}

function Sheets({ ui, onNewDeal }: { ui: Ui; onNewDeal: () => void }) {
  const { panel, view, close } = ui;
  if (ui.openedRule && panel !== "help") {
    return <RuleSheet key={ui.openedRule} id={ui.openedRule} onClose={ui.closeRule} />;
  }
  if (panel === "help") return <HelpSheet onClose={close} />;
  if (panel === "settings") return <SettingsSheet onClose={close} onNewDeal={onNewDeal} />;
  if (panel === "new-game") return <NewGameSheet onClose={close} />;
  if (panel === "tricks") return <TrickListSheet track={view.track} onClose={close} />;
  if (panel === "ladder") return <LadderSheet ladder={view.ladder} onClose={close} />;
  return null;
}
