// Which card in place of one of the free trick: the pack, those in the trick greyed.
import { Face, Say, Sheet } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { cardText } from "../table/places.ts";
import { roam } from "./roam.ts";
import { useLesson } from "./ui.ts";

export function Picker({ place, onClose }: { place: number; onClose: () => void }) {
  const { view, labels, t, cardName, send } = useLesson();
  const cards = (view.trick ?? []).flatMap((play) => play.cards);
  const old = cards[place - 1] ?? "";
  const pick = (card: string) => {
    onClose();
    send({ type: "swap", place, card });
  };
  return (
    <Sheet
      title={<Say text={t("swap_ask", { card: cardText(old) })} />}
      onClose={onClose}
      kind="vn-sheet-wide"
    >
      <div class="vn-pack" role="group" onKeyDown={roam}>
        {Object.keys(labels.cards).map((code, at) => {
          const used = cards.includes(code);
          return (
            <button
              key={code}
              type="button"
              class="vn-card"
              tabIndex={at ? -1 : 0}
              aria-label={used ? `${cardName(code)}, ${t("in_use")}` : cardName(code)}
              aria-disabled={used || undefined}
              data-vn-card={code}
              onClick={() => used || pick(code)}
              {...quiet}
            >
              <Face code={code} look="large" dim={used} />
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
