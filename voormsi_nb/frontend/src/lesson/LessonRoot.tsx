// A lesson or a film on its own: the layout, what is open over it, and who hears the keys.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FilmSnapshot, LessonSnapshot } from "../generated/wire.ts";
import { guardKeys } from "../keys.ts";
import { useRoom } from "../layout.ts";
import { CodeLine, FilmView, HelpSheet, RuleSheet, Say, Sheet } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { joined, spoken } from "../speech.ts";
import type { Store } from "../store.ts";
import { type Act, IconButton } from "../table/Bar.tsx";
import { fault } from "../table/bar.ts";
import { LiveRegion } from "../table/LiveRegion.tsx";
import { makeUi } from "../table/makeUi.ts";
import { Preferences } from "../table/SettingsSheet.tsx";
import { activeIn, useFocusKeeper } from "../table/useFocus.ts";
import { usePanels } from "../table/usePanels.ts";
import { useReduced, useShade } from "../table/useShade.ts";
import { useStore } from "../table/useStore.ts";
import { UiContext } from "../ui.ts";
import { primary, touched } from "./acts.ts";
import { useHeard } from "./heard.ts";
import { keep, kept } from "./keep.ts";
import { Lesson } from "./Lesson.tsx";
import { Picker } from "./Picker.tsx";
import type { LessonUi, Shown } from "./ui.ts";

export function LessonRoot({ store }: { store: Store }) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(store);
  const view = state.view as unknown as Shown;
  const lesson = view.kind === "lesson" ? view : null;
  const { labels, prefs } = state;

  const size = state.sized ? prefs.size : view.size === "presenter" ? "presenter" : prefs.size;
  const room = useRoom(root, size === "presenter");
  const shade = useShade(root, prefs.theme);
  const still = useReduced() || prefs.motion === "off";
  const tempo = prefs.motion === "slow" ? 2.5 : 1;
  const panels = usePanels(root, store);
  const ui = useMemo(
    () =>
      makeUi({ store, state, shown: state.view, size, layout: room.layout, still, tempo, panels }),
    [store, state, size, room.layout, still, tempo, panels.panel, panels.rule],
  );
  const own = ui as unknown as LessonUi;

  const [choice, choose] = useState<{ rev: number; ids: readonly string[] }>({ rev: 0, ids: [] });
  const chosen = choice.rev === view.rev ? choice.ids : [];
  const [swapped, swap] = useState<{ rev: number; place: number } | null>(null);
  const onChoose = (id: string) => choose({ rev: view.rev, ids: touched(own, chosen, id) });
  const onSwap = (place: number) => swap({ rev: view.rev, place });

  // The sheet gives the focus back to the card that it was opened from, before the keeper looks.
  const picking = swapped?.rev === view.rev ? swapped.place : 0;
  const picked = useRef(0);
  useLayoutEffect(() => {
    if (!picking && picked.current) {
      root.current?.querySelector<HTMLElement>(`[data-vn-place="${picked.current}"]`)?.focus();
    }
    picked.current = picking;
  }, [picking]);
  useFocusKeeper(root);
  // A new step or question begins at its first answer or card, not at a button that waits for it.
  useLayoutEffect(() => {
    const waits = root.current && activeIn(root.current);
    if (!waits?.matches('.vn-pri[aria-disabled="true"]')) return;
    root.current?.querySelector<HTMLElement>('button.vn-tile[tabindex="0"]')?.focus();
  }, [view.rev]);
  useLayoutEffect(() => (root.current ? guardKeys(root.current) : undefined), []);
  useLayoutEffect(() => {
    if (lesson && !lesson.fresh) keep(lesson.name, lesson.phase === "summary" ? null : lesson.code);
    if (panels.panel === "film" && lesson && !lesson.film) panels.close();
  }, [view.rev]);

  const act = lesson && primary(own, chosen);
  const says = fault(ui.t, state) ?? { kind: "plain", line: "", more: lesson?.wait ?? "" };
  const heard = useHeard(lesson, own);
  const notice = spoken(says.line ? joined(says.line, says.more) : heard, labels);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!lesson || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest("input, .vn-sheet, .vn-film")) return;
    const tile = target.closest("[data-vn-answer]");
    const nth = Number(event.key) - 1;
    const buttons = root.current?.querySelectorAll<HTMLElement>("button.vn-tile");
    if (nth >= 0 && buttons?.[nth]) {
      buttons[nth].focus({ preventScroll: true });
      buttons[nth].click();
    } else if (event.key === "Enter" && (tile || !target.closest("button"))) {
      if (act && !act.off) act.run();
    } else return;
    event.preventDefault();
  };

  return (
    <UiContext.Provider value={ui}>
      <div
        ref={root}
        class="vn-root"
        role="group"
        aria-label={lesson?.title ?? (view as FilmSnapshot).film.title}
        tabIndex={-1}
        data-vn-kind={view.kind}
        data-vn-phase={lesson?.phase}
        data-vn-step={lesson?.step}
        data-vn-steps={lesson?.steps.length}
        data-vn-rev={view.rev}
        data-vn-theme={shade}
        data-vn-palette={prefs.palette}
        data-vn-layout={room.layout}
        data-vn-pending={state.pending ? "true" : undefined}
        data-vn-still={still ? "true" : undefined}
        style={{ "--vn-zoom": room.zoom, "--vn-tempo": tempo }}
        onKeyDown={onKeyDown}
        {...quiet}
      >
        <div class="vn-fit">
          <div class="vn-box">
            {panels.panel !== "film" && <Head view={view} ui={own} />}
            {lesson ? (
              <Lesson
                says={says}
                primary={act}
                chosen={chosen}
                onChoose={onChoose}
                onSwap={onSwap}
                offer={offer(lesson, own)}
              />
            ) : (
              <FilmView film={(view as FilmSnapshot).film} within />
            )}
            {picking > 0 && <Picker place={picking} onClose={() => swap(null)} />}
            <Sheets ui={own} code={lesson?.code} />
          </div>
        </div>
        <LiveRegion events={[]} notice={notice} occasion={state.refused ?? view.rev} />
      </div>
    </UiContext.Provider>
  );
}

/** To go on where this browser was, in a lesson in which nothing has been done yet. */
function offer(lesson: LessonSnapshot, { t, send }: LessonUi): Act | null {
  const code = lesson.fresh ? kept(lesson.name) : null;
  if (!code || code === lesson.code) return null;
  const run = () => send({ type: "resume", text: code });
  return { act: "resume", words: t("continue_lesson"), run };
}

function Head({ view, ui }: { view: Shown; ui: LessonUi }) {
  const { t, open } = ui;
  const [title, note] =
    view.kind === "lesson" ? [view.title, view.note] : [view.film.title, view.film.note];
  return (
    <div class="vn-head">
      <div class="vn-title">
        <b>{title}</b> <Say text={note ?? ""} />
      </div>
      <div class="vn-icons">
        <IconButton act="help" icon="help" words={t("help")} run={() => open("help")} />
        <IconButton act="settings" icon="menu" words={t("menu")} run={() => open("settings")} />
      </div>
    </div>
  );
}

function Sheets({ ui, code }: { ui: LessonUi; code: string | undefined }) {
  const { panel, close, openedRule, t, view } = ui;
  const filmed = panel === "film" || view.phase === "watch" || !view.phase;
  if (panel === "help") return <HelpSheet onClose={close} />;
  if (panel === "settings") {
    return (
      <Sheet title={t("menu")} onClose={close} kind="vn-sheet-menu">
        <Preferences />
        {code && <CodeLine code={code} note={t("lesson_code_note")} />}
      </Sheet>
    );
  }
  if (openedRule && !filmed) {
    return <RuleSheet key={openedRule} id={openedRule} onClose={ui.closeRule} />;
  }
  return null;
}
