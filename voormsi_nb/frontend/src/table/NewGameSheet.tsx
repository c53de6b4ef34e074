// A new game: seed, number of players, rule set.
import { useState } from "preact/hooks";
import { Sheet } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { useUi, type Wish } from "../ui.ts";
import { useUnique } from "../unique.ts";
import type { WordKey } from "../words.ts";

const PLAYERS: readonly [4 | 3 | 2, WordKey][] = [
  [4, "players_4"],
  [3, "players_3"],
  [2, "players_2"],
];
const RULESETS: readonly ["smith" | "web" | "parlett", WordKey][] = [
  ["smith", "ruleset_smith"],
  ["web", "ruleset_web"],
  ["parlett", "ruleset_parlett"],
];

export function NewGameSheet({ onClose }: { onClose: () => void }) {
  const { t, send, view } = useUi();
  const [seed, setSeed] = useState("");
  const [players, setPlayers] = useState<4 | 3 | 2>(seated(view.seats.length));
  const [ruleset, setRuleset] = useState<"smith" | "web" | "parlett">("smith");
  const field = useUnique();

  const start = (event: Event) => {
    event.preventDefault();
    const wish: Wish = { type: "new_game", players, ruleset };
    onClose();
    send(seed.trim() ? { ...wish, seed: seed.trim() } : wish);
  };

  return (
    <Sheet title={t("new_game")} onClose={onClose} kind="vn-sheet-menu">
      <form class="vn-options" onSubmit={start}>
        <p class="vn-note">{t("new_game_ask")}</p>
        <div class="vn-option">
          <label class="vn-label" for={field}>
            {t("seed")}
          </label>
          <input
            id={field}
            class="vn-field"
            maxLength={40}
            autocomplete="off"
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
            {...quiet}
          />
          <span class="vn-note">{t("seed_note")}</span>
        </div>
        <Radios name={t("players")} options={PLAYERS} chosen={players} onChoose={setPlayers} />
        <Radios name={t("ruleset")} options={RULESETS} chosen={ruleset} onChoose={setRuleset} />
        <div class="vn-acts">
          <button type="submit" class="vn-btn vn-pri" data-vn-act="confirm" {...quiet}>
            {t("start_game")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

const seated = (count: number) => (count === 2 || count === 3 ? count : 4);

interface RadiosProps<T> {
  readonly name: string;
  readonly options: readonly (readonly [T, WordKey])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

function Radios<T extends string | number>({ name, options, chosen, onChoose }: RadiosProps<T>) {
  const { t } = useUi();
  return (
    <div class="vn-option" role="group" aria-label={name}>
      <span class="vn-label" aria-hidden="true">
        {name}
      </span>
      <div class="vn-choices">
        {options.map(([value, word]) => (
          <button
            key={value}
            type="button"
            class="vn-choice"
            aria-pressed={chosen === value}
            data-vn-pref={value}
            onClick={() => onChoose(value)}
            {...quiet}
          >
            {t(word)}
          </button>
        ))}
      </div>
    </div>
  );
}
