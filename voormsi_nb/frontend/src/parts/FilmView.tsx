/** The film of a trick: card by card, who headed, who plays, which rule decided. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { spoken } from "../speech.ts";
import { Icon } from "../table/Icon.tsx";
import { activeIn } from "../table/useFocus.ts";
import { useUi } from "../ui.ts";
import { FilmAside } from "./FilmAside.tsx";
import { FilmStage } from "./FilmStage.tsx";
import { FilmStrip } from "./FilmStrip.tsx";
import { stepped } from "./filmstage.ts";
import type { FilmViewProps } from "./props.ts";
import { quiet } from "./quiet.ts";
import { Say } from "./Say.tsx";
import { CloseButton } from "./Sheet.tsx";

/** From so many letters on a sentence is set smaller, so that the film keeps its height. */
const LONG = 180;

export function FilmView({ film, onClose, back, within }: FilmViewProps) {
  const ui = useUi();
  const { t } = ui;
  const leave = back ?? t("back_to_table");
  const [at, show] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { frames, trick, title } = film;
  const frame = frames[Math.min(at, frames.length - 1)];
  const last = at >= frames.length - 1;
  const said = [frame?.say, last ? film.result : ""].filter(Boolean).join(" ");
  // Spoken once the region stands there: what is in it from the beginning is not announced.
  const [heard, hear] = useState("");
  useEffect(() => hear(spoken(said, ui.labels)), [said, ui.labels]);

  // Another film begins at its lead, with the focus where the next step is.
  useLayoutEffect(() => {
    show(0);
    if (!within) next.current?.focus({ preventScroll: true });
  }, [trick, title]);

  // What had the focus may be gone with the frame or the rule: the notebook must not get the keys.
  useLayoutEffect(() => {
    const film = root.current;
    if (film && !within && !activeIn(film)) next.current?.focus({ preventScroll: true });
  }, [at, ui.openedRule]);

  const step = (by: number) => show((now) => stepped(now, by, film));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") {
      if (ui.openedRule) ui.closeRule();
      else if (onClose && !within) onClose();
      else return;
    } else if (by) step(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!frame) return null;

  return (
    <div ref={root} class="vn-film" role="group" aria-label={title} onKeyDown={onKeyDown}>
      {!within && (
        <div class="vn-film-top">
          <b>{title}</b>
          <span class="vn-film-note vn-small">
            <span>
              <Say text={film.note ?? ""} />
            </span>
          </span>
          {onClose && <CloseButton name={leave} onClose={onClose} />}
        </div>
      )}
      <div class="vn-film-main">
        <FilmStrip frames={frames} at={at} onShow={show} />
        <FilmStage film={film} at={at} />
        <div class={said.length > LONG ? "vn-film-say vn-long" : "vn-film-say"}>
          <Say text={said} serif />
        </div>
        <div class="vn-film-bar">
          <button
            type="button"
            class="vn-btn"
            data-vn-act="film-back"
            aria-disabled={at === 0}
            onClick={() => step(-1)}
            {...quiet}
          >
            <Icon name="back" />
            {t("film_back")}
          </button>
          <span class="vn-dots vn-small">
            {frames.map((_, dot) => (
              <i key={dot} class={dot === at ? "vn-now" : dot < at ? "vn-done" : undefined} />
            ))}
            <span>{t("film_step", { n: at + 1, all: frames.length })}</span>
          </span>
          <button
            ref={next}
            type="button"
            class={last ? "vn-btn" : "vn-btn vn-pri"}
            data-vn-act="film-next"
            aria-disabled={last}
            onClick={() => step(1)}
            {...quiet}
          >
            {t("film_next")}
            <Icon name="next" />
          </button>
          {onClose && (
            <button
              type="button"
              class={last ? "vn-btn vn-pri" : "vn-btn vn-bare"}
              data-vn-act={within ? "next" : "close"}
              onClick={onClose}
              {...quiet}
            >
              {leave}
            </button>
          )}
        </div>
      </div>
      <p class="vn-spoken" data-vn-film-live aria-live="polite" aria-atomic="true">
        {heard}
      </p>
      <FilmAside film={film} frame={frame} last={last} />
    </div>
  );
}
