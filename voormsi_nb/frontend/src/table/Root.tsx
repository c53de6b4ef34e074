// A table: the layout, what is open over it, and who hears the keys.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../generated/wire.ts";
import { guardKeys } from "../keys.ts";
import { useRoom } from "../layout.ts";
import { quiet } from "../parts/quiet.ts";
import { playOf } from "../select.ts";
import { joined, spoken } from "../speech.ts";
import type { Store } from "../store.ts";
import { type Ui, UiContext } from "../ui.ts";
import { actsFor } from "./acts.ts";
import { type Question, speech } from "./bar.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { makeUi } from "./makeUi.ts";
import { ownSeat } from "./places.ts";
import { Table } from "./Table.tsx";
import { onTableKey } from "./tableKeys.ts";
import { useChoice } from "./useChoice.ts";
import { useFocusKeeper } from "./useFocus.ts";
import { useMotion } from "./useMotion.ts";
import { usePanels } from "./usePanels.ts";
import { usePlayback } from "./usePlayback.ts";
import { useReduced, useShade } from "./useShade.ts";
import { useStore } from "./useStore.ts";

export function Root({ store }: { store: Store }) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(store);
  const { view, labels, prefs } = state;

  const size = state.sized ? prefs.size : view.size === "presenter" ? "presenter" : prefs.size;
  const room = useRoom(root, size === "presenter");
  const shade = useShade(root, prefs.theme);
  const still = useReduced() || prefs.motion === "off";
  const tempo = prefs.motion === "slow" ? 2.5 : 1;

  const { shown, playing, skip } = usePlayback(view, tempo);
  const choice = useChoice(view, store);
  const panels = usePanels(root, store);
  const [asked, ask] = useState<{ rev: number; question: Question } | null>(null);
  const question = asked?.rev === view.rev ? asked.question : null;

  const ui = useMemo(
    () => makeUi({ store, state, shown, size, layout: room.layout, still, tempo, panels }),
    [store, state, shown, size, room.layout, still, tempo, panels.panel, panels.rule],
  );

  const taker = useRef<string | null>(null);
  useMotion(root, {
    moment: `${shown.epoch} ${shown.rev} ${shown.trick.length}`,
    scene: `${shown.epoch} ${room.layout} ${panels.panel === "film"}`,
    still,
    tempo,
    zoom: room.zoom,
    taker: taker.current,
  });
  taker.current = shown.trick.find((play) => play.heads)?.seat ?? null;
  useFocusKeeper(root);
  useLayoutEffect(() => (root.current ? guardKeys(root.current) : undefined), []);
  // A question is answered with the keys it is asked by: the focus goes to the safe answer.
  useLayoutEffect(() => {
    if (question) root.current?.querySelector<HTMLElement>('[data-vn-act="cancel"]')?.focus();
  }, [question]);

  // What was taken by an offer is where the choice goes on.
  useLayoutEffect(() => {
    const card = `.vn-hand [data-vn-id="${choice.taken}"]`;
    if (choice.taken) root.current?.querySelector<HTMLElement>(card)?.focus();
  }, [choice.taken]);

  // A film that is no longer there is not waited for.
  useLayoutEffect(() => {
    if (panels.panel === "film" && !view.film && !state.pending) panels.close();
  });

  const play = playOf(view, choice.chosen);
  const says = speech({ ui, state, shown, question, refusal: choice.refusal, play });
  const acts = actsFor({
    ui,
    view,
    playing,
    skip,
    choice,
    question,
    ask: (next) => ask(next && { rev: view.rev, question: next }),
  });
  const taken = choice.taken ? chosenWords(ui, view, choice.chosen) : "";
  const notice = says.kind === "plain" ? taken : spoken(joined(says.line, says.more), labels);
  const occasion = says.kind === "hint" ? view.rev : (choice.refusal ?? state.refused);

  return (
    <UiContext.Provider value={ui}>
      <div
        ref={root}
        class="vn-root"
        role="group"
        aria-label={ui.t("table")}
        tabIndex={-1}
        data-vn-kind="table"
        data-vn-phase={question ? "confirm" : view.phase}
        data-vn-turn={view.turn ?? ""}
        data-vn-rev={view.rev}
        data-vn-theme={shade}
        data-vn-palette={prefs.palette}
        data-vn-layout={room.layout}
        data-vn-playing={playing ? "true" : undefined}
        data-vn-pending={state.pending ? "true" : undefined}
        data-vn-still={still ? "true" : undefined}
        style={{ "--vn-zoom": room.zoom, "--vn-tempo": tempo }}
        onKeyDown={(event) => onTableKey(event, { view, choice, acts, playing, skip })}
        {...quiet}
      >
        <div class="vn-fit">
          <Table
            ui={ui}
            says={says}
            acts={acts}
            choice={choice}
            onNewDeal={() => ask({ rev: view.rev, question: { kind: "new_deal" } })}
          />
        </div>
        <LiveRegion events={view.events ?? []} notice={notice} occasion={occasion} />
      </div>
    </UiContext.Provider>
  );
}

/** The chosen cards by their names, each with its place in the choice. */
function chosenWords({ t, cardName }: Ui, view: Snapshot, chosen: readonly string[]): string {
  const hand = ownSeat(view)?.hand ?? [];
  const names = chosen.map((id, at) => {
    const code = hand.find((card) => card.id === id)?.code;
    return `${code ? cardName(code) : ""}, ${t("selected", { number: at + 1 })}`;
  });
  return joined(...names);
}
