// The row above the felt: which deal and trick, and the icons.
import { LadderBars } from "../parts/index.ts";
import { useUi } from "../ui.ts";
import { type Act, IconButton } from "./Bar.tsx";

/** The icons, each with a name; where there is little room the menu has them in words. */
export function useActs(): Record<"undo" | "redo" | "film" | "help" | "menu", Act> {
  const ui = useUi();
  const { view, t } = ui;
  return {
    undo: {
      act: "undo",
      icon: "undo",
      words: t("undo"),
      off: !view.can.undo,
      run: () => ui.send({ type: "undo" }),
    },
    redo: {
      act: "redo",
      icon: "redo",
      words: t("redo"),
      off: !view.can.redo,
      run: () => ui.send({ type: "redo" }),
    },
    film: {
      act: "film",
      icon: "film",
      words: t("film"),
      off: !view.film && view.track.cells.length === 0,
      run: () => ui.openFilm(),
    },
    help: { act: "help", icon: "help", words: t("help"), run: () => ui.open("help") },
    menu: { act: "settings", icon: "menu", words: t("menu"), run: () => ui.open("settings") },
  };
}

export function Title() {
  const { view } = useUi();
  return (
    <div class="vn-title">
      <b>{view.title}</b> <span>{view.note}</span>
    </div>
  );
}

export function Icons() {
  const { layout } = useUi();
  const { undo, redo, film, help, menu } = useActs();
  return (
    <div class="vn-icons">
      <IconButton {...undo} />
      {(layout === "wide" || layout === "presenter") && <IconButton {...redo} />}
      {layout !== "narrow" && <IconButton {...film} />}
      {layout !== "narrow" && <IconButton {...help} />}
      <IconButton {...menu} />
    </div>
  );
}

export function TitleRow() {
  const { layout, view, open } = useUi();
  const bars = layout === "medium" || layout === "narrow";
  return (
    <div class="vn-head">
      {bars ? <LadderBars ladder={view.ladder} onOpen={() => open("ladder")} /> : <Title />}
      <Icons />
    </div>
  );
}
