/** The parts of a table: what is drawn of a card, a sentence, the score, a film, a rule. */
export { AwardsPanel } from "./AwardsPanel.tsx";
export { CodeLine } from "./CodeLine.tsx";
export { DealEnd, GameEnd } from "./Ends.tsx";
export { Back, Face } from "./Face.tsx";
export { FilmView } from "./FilmView.tsx";
export { HelpSheet } from "./HelpSheet.tsx";
export { Ladder, LadderSheet } from "./Ladder.tsx";
export { LadderBars } from "./LadderBars.tsx";
export { CardMark, RuleLink, SideMark, SuitMark } from "./marks.tsx";
export * from "./props.ts";
export { Ranking } from "./Ranking.tsx";
export { RulePanel, RuleSheet } from "./RulePanel.tsx";
export { Say } from "./Say.tsx";
export { Sheet } from "./Sheet.tsx";
export { Track } from "./Track.tsx";
export { TrickList, TrickListSheet } from "./TrickList.tsx";
