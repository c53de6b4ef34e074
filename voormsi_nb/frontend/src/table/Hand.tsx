// The person's hand: one tab stop, arrows between the cards, each card a toggle button.
import { useState } from "preact/hooks";
import type { HandCard } from "../generated/wire.ts";
import { Back, Face } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { groups, mayChoose, mustPlay, type Refusal } from "../select.ts";
import { joined, spoken } from "../speech.ts";
import { useUi } from "../ui.ts";
import { Icon } from "./Icon.tsx";
import { handLook, ownSeat } from "./places.ts";

interface Props {
  readonly chosen: readonly string[];
  readonly refusal: Refusal | undefined;
  readonly onTouch: (id: string) => void;
}

export function Hand({ chosen, refusal, onTouch }: Props) {
  const { view, t } = useUi();
  const hand = ownSeat(view)?.hand ?? [];
  const [stop, setStop] = useState<string | null>(null);
  const tabbed = hand.some((card) => card.id === stop) ? stop : hand[0]?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button")];
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus();
  };

  return (
    <div
      class="vn-hand"
      role="group"
      aria-label={t("hand")}
      tabIndex={-1}
      style={{ "--vn-count": Math.max(4, hand.length) }}
      onKeyDown={onKeyDown}
      {...quiet}
    >
      {hand.map((card) => (
        <OwnCard
          key={card.id}
          card={card}
          place={chosen.indexOf(card.id)}
          single={chosen.length === 1 && view.number <= 1}
          refused={refusal?.id === card.id}
          tabbed={card.id === tabbed}
          onTouch={onTouch}
          onFocus={setStop}
        />
      ))}
      <Brackets hand={hand} />
    </div>
  );
}

interface CardProps {
  readonly card: HandCard;
  readonly place: number;
  readonly single: boolean;
  readonly refused: boolean;
  readonly tabbed: boolean;
  readonly onTouch: (id: string) => void;
  readonly onFocus: (id: string) => void;
}

function OwnCard({ card, place, single, refused, tabbed, onTouch, onFocus }: CardProps) {
  const { view, labels, layout, t, cardName } = useUi();
  const code = card.code ?? "";
  const active = mayChoose(view);
  const barred = active && card.playable === false;
  const selected = place >= 0;
  const must = !selected && mustPlay(view).includes(card.id);
  const hinted = !selected && (view.hint?.ids?.includes(card.id) ?? false);
  const name = [
    code ? cardName(code) : t("face_down"),
    selected ? t("selected", { number: place + 1 }) : "",
    must ? t("must_be_played") : "",
    hinted ? t("hint") : "",
    barred ? joined(card.why?.title ?? t("not_playable"), card.why?.say) : "",
  ];
  const states = { selected, must, hinted, refused, barred, active: active && !barred };
  const classes = Object.entries(states).map(([state, on]) => (on ? `vn-is-${state}` : ""));
  return (
    <button
      type="button"
      class={["vn-card", "vn-own", ...classes].filter(Boolean).join(" ")}
      tabIndex={tabbed ? 0 : -1}
      aria-pressed={selected}
      aria-disabled={!active || barred}
      aria-label={spoken(name.filter(Boolean).join(", "), labels)}
      data-vn-id={card.id}
      data-vn-card={code || undefined}
      data-vn-playable={card.playable === true ? "true" : "false"}
      data-vn-selected={selected ? "true" : undefined}
      onClick={() => onTouch(card.id)}
      onFocus={() => onFocus(card.id)}
      {...quiet}
    >
      {code ? (
        <Face code={code} look={handLook(layout)} dim={barred} hatched={barred} />
      ) : (
        <Back small={false} />
      )}
      {selected && <Badge>{single ? <Icon name="check" /> : place + 1}</Badge>}
      {refused && !selected && (
        <Badge kind="no">
          <Icon name="cross" />
        </Badge>
      )}
      {barred && !refused && (
        <Badge kind="barred">
          <Icon name="barred" />
        </Badge>
      )}
      {(must || hinted) && !refused && (
        <span class="vn-tag" aria-hidden="true">
          {must ? t("must_be_played") : t("hint")}
        </span>
      )}
    </button>
  );
}

function Badge({ kind, children }: { kind?: string; children: preact.ComponentChildren }) {
  return (
    <span class={kind ? `vn-badge vn-badge-${kind}` : "vn-badge"} aria-hidden="true">
      {children}
    </span>
  );
}

/** Brackets under cards that lie side by side and may be led together. */
function Brackets({ hand }: { hand: readonly HandCard[] }) {
  const { view, t } = useUi();
  const words = { 2: t("pair"), 3: t("triple"), 4: t("quad") } as Record<number, string>;
  return (
    <>
      {groups(view).map((ids) => {
        const at = ids.map((id) => hand.findIndex((card) => card.id === id));
        const [first, last] = [Math.min(...at), Math.max(...at)];
        if (first < 0 || last - first !== ids.length - 1) return null;
        return (
          <div
            key={ids.join(" ")}
            class="vn-bracket"
            aria-hidden="true"
            style={{ "--vn-first": first, "--vn-span": ids.length, "--vn-held": hand.length }}
          >
            <span>{words[ids.length]}</span>
          </div>
        );
      })}
    </>
  );
}
