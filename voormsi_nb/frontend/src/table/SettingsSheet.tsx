// The menu: what can be done, in words, and what the person likes.
import type { Prefs } from "../generated/wire.ts";
import { CodeLine, Sheet } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { useUi } from "../ui.ts";
import type { WordKey } from "../words.ts";
import type { Act } from "./Bar.tsx";
import { Icon } from "./Icon.tsx";
import { Title, useActs } from "./TitleRow.tsx";

interface Props {
  readonly onClose: () => void;
  readonly onNewDeal: () => void;
}

type Chosen = "theme" | "palette" | "motion" | "size";

const OPTIONS: Record<Chosen, readonly [string, WordKey][]> = {
  theme: [
    ["auto", "theme_auto"],
    ["light", "theme_light"],
    ["dark", "theme_dark"],
  ],
  palette: [
    ["four", "palette_four"],
    ["classic", "palette_classic"],
  ],
  motion: [
    ["auto", "motion_auto"],
    ["off", "motion_off"],
    ["slow", "motion_slow"],
  ],
  size: [
    ["normal", "size_normal"],
    ["presenter", "size_presenter"],
  ],
};

export function SettingsSheet({ onClose, onNewDeal }: Props) {
  const ui = useUi();
  const { t, view } = ui;
  const acts = useActs();
  const rows: Act[] = [
    acts.undo,
    acts.redo,
    acts.film,
    acts.help,
    { act: "new-deal", words: t("new_deal"), off: view.can.new_deal === false, run: onNewDeal },
    {
      act: "new-game",
      words: t("new_game"),
      off: view.can.new_game === false,
      run: () => ui.open("new-game"),
    },
  ];
  return (
    <Sheet title={t("menu")} onClose={onClose} kind="vn-sheet-menu">
      <div class="vn-menu-title">
        <Title />
      </div>
      <div class="vn-rows">
        {rows.map((row) => (
          <Row key={row.act} row={row} onClose={onClose} />
        ))}
      </div>
      <Preferences />
      <CodeLine code={view.code} />
    </Sheet>
  );
}

/** What the person likes: theme, suits, movement, size. */
export function Preferences() {
  return (
    <div class="vn-options">
      {(Object.keys(OPTIONS) as Chosen[]).map((name) => (
        <Options key={name} name={name} />
      ))}
    </div>
  );
}

function Row({ row, onClose }: { row: Act; onClose: () => void }) {
  const run = () => {
    if (row.off) return;
    onClose();
    // After the menu has gone and given the focus back: what comes next may want it.
    queueMicrotask(row.run);
  };
  return (
    <button
      type="button"
      class="vn-row"
      data-vn-act={row.act}
      aria-disabled={row.off ? "true" : undefined}
      onClick={run}
      {...quiet}
    >
      {row.icon ? <Icon name={row.icon} /> : <i />}
      {row.words}
    </button>
  );
}

function Options({ name }: { name: Chosen }) {
  const { t, prefs, setPrefs } = useUi();
  return (
    <div class="vn-option" role="group" aria-label={t(name)}>
      <span class="vn-label" aria-hidden="true">
        {t(name)}
      </span>
      <div class="vn-choices">
        {OPTIONS[name].map(([value, word]) => (
          <button
            key={value}
            type="button"
            class="vn-choice"
            aria-pressed={prefs[name] === value}
            data-vn-pref={`${name}=${value}`}
            onClick={() => setPrefs({ [name]: value } as Partial<Prefs>)}
            {...quiet}
          >
            {t(word)}
          </button>
        ))}
      </div>
    </div>
  );
}
