/** The strip of frames: who played what, in order; also the way to step to any of them. */
import type { Frame } from "../generated/wire.ts";
import { useUi } from "../ui.ts";
import { Face } from "./Face.tsx";
import { SideMark } from "./marks.tsx";
import { quiet } from "./quiet.ts";

interface Props {
  frames: Frame[];
  at: number;
  onShow: (at: number) => void;
}

export function FilmStrip({ frames, at, onShow }: Props) {
  const { cardName } = useUi();
  return (
    <ol class="vn-strip">
      {frames.map((frame, place) => {
        const state = place === at ? " vn-now" : place > at ? " vn-next" : "";
        return (
          <li key={place}>
            <button
              type="button"
              class={`vn-film-frame${state}`}
              aria-current={place === at ? "step" : undefined}
              onClick={() => onShow(place)}
              {...quiet}
            >
              <span class="vn-film-who">
                <span class="vn-order">{place + 1}</span>
                {frame.side != null && <SideMark side={frame.side} />}
                <b>{frame.name}</b>
              </span>
              <span class="vn-minis">
                {frame.cards.map((code) => (
                  <span key={code} class="vn-card">
                    <span class="vn-spoken">{cardName(code)} </span>
                    <Face code={code} look="large" />
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
