// Generated from voormsi_nb/widget/wire.py by `npm run generate`. Do not edit.

/**
 * All that travels, so that each type is exported.
 */
export interface Wire {
  Snapshot: Snapshot;
  Bar: Bar;
  SeatState: SeatState;
  HandCard: HandCard;
  Why: Why;
  Play: Play;
  TrickPlay: TrickPlay;
  Ladder: Ladder;
  Side: Side;
  Mark: Mark;
  Track: Track;
  TrackCell: TrackCell;
  Can: Can;
  Event: Event;
  Refusals: Refusals;
  Film: Film;
  Frame: Frame;
  Facing: Facing;
  AwardLine: AwardLine;
  Hint: Hint;
  Problem: Problem;
  LessonSnapshot: LessonSnapshot;
  LessonStep: LessonStep;
  LessonCan: LessonCan;
  LessonPlay: LessonPlay;
  Ask: Ask;
  Choice: Choice;
  Feedback: Feedback;
  Summary: Summary;
  FilmSnapshot: FilmSnapshot;
  Labels: Labels;
  RuleText: RuleText;
  Intent: Intent;
  Reply: Reply;
  Prefs: Prefs;
}
/**
 * All that a table shows. Written as a whole; ``rev`` grows with every change.
 *
 * ``epoch`` names the table object; ``pace`` is the wait between the others' plays in seconds,
 * ``number`` how many cards each plays to this trick (0 at a lead), ``ply`` the plays made and
 * ``plies`` those and the ones that redo would bring back. ``awards`` are the points of the
 * trick that is shown, at the end of a deal all of the deal; ``winners`` the sides that won
 * the game.
 */
export interface Snapshot {
  v: number;
  epoch: string;
  rev: number;
  kind: "table";
  phase: "deal" | "game" | "play" | "trick";
  turn: ("E" | "N" | "S" | "W") | null;
  you: ("E" | "N" | "S" | "W") | null;
  title: string;
  note: string;
  bar: Bar;
  seats: SeatState[];
  plays: Play[];
  trick: TrickPlay[];
  number: number;
  stock: number;
  ladder: Ladder;
  track: Track;
  ply: number;
  plies: number;
  can: Can;
  code: string;
  pace: number;
  size: "normal" | "presenter";
  language: string;
  events?: Event[];
  refusals?: Refusals | null;
  film?: Film | null;
  awards?: AwardLine[];
  winners?: number[];
  hint?: Hint | null;
  problem?: Problem | null;
}
/**
 * The one place that speaks: what to do in bold, why or what else below.
 */
export interface Bar {
  line: string;
  more?: string;
}
/**
 * A player: seat, name as shown, side, hand in the order in which it lies, what is noted.
 *
 * ``note`` is a word or two beside the name ("partner", "your turn"). ``you`` marks the
 * person's seat.
 */
export interface SeatState {
  seat: "E" | "N" | "S" | "W";
  name: string;
  side: number;
  hand: HandCard[];
  dealer?: boolean;
  you?: boolean;
  note?: string;
}
/**
 * A card in a hand. ``code`` is missing where it lies face down.
 *
 * ``playable`` says whether the person to move may play it in some set; if not, ``why`` says
 * why not.
 */
export interface HandCard {
  id: string;
  code?: string | null;
  playable?: boolean | null;
  why?: Why | null;
}
/**
 * Why something may not be played: few words in bold, the sentence, and the rule's id.
 */
export interface Why {
  title: string;
  say: string;
  rule: string;
}
/**
 * A set of cards that the person to move may play; ``warn`` asks before a fatal one (R4.3).
 *
 * ``label`` names the play for the button: "Play 9♣ 9♥". ``told`` is said instead of asked
 * where nothing else is left.
 */
export interface Play {
  ids: string[];
  label: string;
  warn?: string | null;
  told?: string | null;
}
/**
 * A group in the trick that lies on the table: who, which cards, whether it heads, why.
 */
export interface TrickPlay {
  seat: "E" | "N" | "S" | "W";
  ids: string[];
  cards: string[];
  heads: boolean;
  step: string;
}
/**
 * The score of the game: rungs to the target, and the sides.
 */
export interface Ladder {
  target: number;
  sides: Side[];
}
/**
 * A side of the ladder (R5.8).
 *
 * ``score`` is live, ``start`` the score before this deal, ``won`` the tricks of this deal.
 * ``marks`` are the brackets beside the ladder: what each deal of the game added, oldest first
 * (from, to, and the words, such as "+2"). ``pending`` are trick points of a run that are not
 * counted yet (R5.4). ``name`` is "You" or "They", ``who`` names the players of the side.
 */
export interface Side {
  side: number;
  name: string;
  who: string;
  score: number;
  start: number;
  won: number;
  seats: ("E" | "N" | "S" | "W")[];
  marks?: Mark[];
  pending?: number;
}
/**
 * What one deal did to a score: from where to where, and the words beside it.
 */
export interface Mark {
  start: number;
  end: number;
  label: string;
  current?: boolean;
}
/**
 * The tricks of this deal in the order won, of ``total``; ``run`` says how a run stands.
 *
 * ``run_tricks`` counts the tricks of the run from the first trick, and ``run_broken`` says
 * whether it is broken (R5.4).
 */
export interface Track {
  total: number;
  cells: TrackCell[];
  run?: string | null;
  run_side?: number | null;
  run_tricks?: number;
  run_broken?: boolean;
}
/**
 * A finished trick of this deal: its place, who took it, how many tricks it counts (R3.9).
 */
export interface TrackCell {
  trick: number;
  side: number;
  seat: "E" | "N" | "S" | "W";
  number: number;
  label: string;
}
/**
 * Which acts are open now.
 */
export interface Can {
  undo?: boolean;
  redo?: boolean;
  hint?: boolean;
  next?: string | null;
  film?: boolean;
  new_deal?: boolean;
  new_game?: boolean;
}
/**
 * Something that happened since a person last acted, in order of ``seq``.
 *
 * ``after`` of a play is how the trick stands after it: which place of it heads, and the
 * sentence that explains the step.
 */
export interface Event {
  seq: number;
  type:
    "award" | "deal" | "draw" | "game" | "play" | "problem" | "redo" | "resume" | "trick" | "undo";
  say: string;
  seat?: ("E" | "N" | "S" | "W") | null;
  ids?: string[] | null;
  cards?: string[] | null;
  heads?: number | null;
  side?: number | null;
  points?: number | null;
}
/**
 * Why a choice of cards is not among ``plays``, by what is wrong with it.
 *
 * ``number``: too many cards; ``rank``: cards of different ranks led; ``must``: cards that
 * have to be among those played are not. Cards that stand in every play must be played.
 */
export interface Refusals {
  number?: Why | null;
  rank?: Why | null;
  must?: Why | null;
}
/**
 * A finished trick (or a trick on its own) card by card; stepping needs no kernel.
 *
 * ``trick`` is its place in the deal, ``title`` and ``note`` head it, ``result`` closes it.
 */
export interface Film {
  title: string;
  frames: Frame[];
  trick?: number | null;
  note?: string;
  result?: string;
  awards?: AwardLine[];
}
/**
 * One step of a film: a play, what it faces, who heads now, and the sentence that says why.
 *
 * ``name`` is the player's name, ``before`` the number of the frame that headed until now
 * (missing for the lead), ``heads`` the number of the frame that heads after it.
 */
export interface Frame {
  name: string;
  cards: string[];
  takes: boolean;
  rule: string;
  heads: number;
  say: string;
  seat?: ("E" | "N" | "S" | "W") | null;
  side?: number | null;
  before?: number | null;
  facing?: Facing[];
}
/**
 * A line of the film: a card, the card it faces, whether it beats it, rule and few words.
 */
export interface Facing {
  card: string;
  against: string;
  beats: boolean;
  rule: string;
  label: string;
}
/**
 * Points itemised: "They: Toqutsit", the sentence, the rules; or a cancelled bonus (R4.5).
 */
export interface AwardLine {
  rules: string[];
  side: number;
  points: number;
  title: string;
  say: string;
  cancelled?: boolean;
}
/**
 * A hint in three steps: nudge, narrow, show. ``says`` holds the steps shown so far.
 *
 * ``ids`` are the cards to which step two narrows, or the play that step three shows.
 */
export interface Hint {
  step: number;
  says: string[];
  ids?: string[];
}
/**
 * Something went wrong in Python: the table says so and stays usable.
 */
export interface Problem {
  kind: "callback" | "internal" | "player";
  say: string;
}
/**
 * All that a lesson shows. Written as a whole; ``rev`` grows with every change.
 *
 * ``step`` counts from 1. ``trick`` is what lies on the table, ``hand`` your cards where they are
 * not the choices, ``asked`` the cards that are asked about, ``facts`` what else has to be known.
 * ``whole``: everybody has played to the trick. ``wait`` says what a closed act waits for.
 * ``fresh``: nothing has been done yet, so that the browser may offer to go on where it was;
 * ``code`` is what it keeps.
 */
export interface LessonSnapshot {
  v: number;
  epoch: string;
  rev: number;
  kind: "lesson";
  phase: "play" | "predict" | "quiz" | "read" | "summary" | "try" | "watch";
  name: string;
  title: string;
  note: string;
  heading: string;
  step: number;
  steps: LessonStep[];
  texts: string[];
  can: LessonCan;
  code: string;
  fresh: boolean;
  size: "normal" | "presenter";
  language: string;
  trick?: LessonPlay[];
  whole?: boolean;
  hand?: string[];
  asked?: string[];
  facts?: string[];
  picture?: ("ranking" | "table") | null;
  ask?: Ask | null;
  feedback?: Feedback | null;
  after?: string[];
  wait?: string;
  film?: Film | null;
  summary?: Summary | null;
  problem?: Problem | null;
}
/**
 * A line of the list of steps.
 */
export interface LessonStep {
  title: string;
  state: "done" | "now" | "to come";
}
/**
 * Which acts are open now.
 */
export interface LessonCan {
  next?: boolean;
  again?: boolean;
  show?: boolean;
  swap?: boolean;
}
/**
 * Who played what in the trick of a step; ``heads`` where that may be told.
 */
export interface LessonPlay {
  name: string;
  seat: "E" | "N" | "S" | "W";
  side: number;
  cards: string[];
  heads?: boolean;
}
/**
 * A question, or a position in which you are to play.
 *
 * ``act`` is the intent that answers it; ``several`` choices may be made together. It is question
 * ``number`` of ``questions``, and ``note`` says so. ``in_trick``: the choices are the plays of
 * the trick.
 */
export interface Ask {
  act: "answer" | "play";
  prompt: string;
  how: string;
  choices: Choice[];
  several?: boolean;
  in_trick?: boolean;
  number?: number;
  questions?: number;
  note?: string;
}
/**
 * An answer that may be given: cards, words, or both; ``side`` is whose cards they are.
 */
export interface Choice {
  id: string;
  label?: string;
  cards?: string[];
  side?: number | null;
}
/**
 * What is said of an answer, a play or a free trick.
 *
 * ``answer`` is what was chosen, ``wrong`` what of it is wrong, ``right`` what is right, once
 * that may be told. ``idea`` is the common idea behind a wrong answer; the first of ``says`` then
 * is what was right in it.
 * ``beaters`` are the few cards that would have done what the chosen one did not.
 */
export interface Feedback {
  verdict: ("right" | "shown" | "wrong") | null;
  title: string;
  says: string[];
  answer?: string[];
  wrong?: string[];
  right?: string[];
  idea?: string;
  beaters?: string[];
}
/**
 * The end of a lesson: how it went, what sits, what to practise, where to go on.
 */
export interface Summary {
  line: string;
  sits: string[];
  practise: string[];
  more?: string;
}
/**
 * All that a film on its own shows.
 */
export interface FilmSnapshot {
  v: number;
  epoch: string;
  rev: number;
  kind: "film";
  film: Film;
  size: "normal" | "presenter";
  language: string;
  problem?: Problem | null;
}
/**
 * The static words of a language: the front end holds none of its own.
 *
 * ``words`` are the interface's words by key, ``cards`` the spoken name of each card by code,
 * ``ranking`` the codes of the pack from high to low in groups of equal height.
 */
export interface Labels {
  language: string;
  words: {
    [k: string]: string;
  };
  cards: {
    [k: string]: string;
  };
  rules: RuleText[];
  ranking: string[][];
}
/**
 * A rule as the table opens it, without a kernel.
 */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  source: string;
  see_also?: string[];
  option?: string;
}
/**
 * What a person wants: acts on the snapshot ``epoch``, ``rev``; the reply carries ``id``.
 *
 * ``cards`` are card ids for ``play``; ``trick`` is whose film ``seek`` asks for; ``seed``,
 * ``players`` and ``ruleset`` are for ``new_game``; ``text`` is for ``command``, and the code of
 * a lesson for ``resume``. In lessons ``value`` is an id, or several, for ``answer``; ``place``
 * (from 1, over all cards of the trick) and ``card`` are for ``swap``.
 */
export interface Intent {
  type:
    | "again"
    | "answer"
    | "command"
    | "hint"
    | "new_deal"
    | "new_game"
    | "next"
    | "play"
    | "redo"
    | "resend"
    | "resume"
    | "seek"
    | "show"
    | "swap"
    | "undo";
  epoch: string;
  rev: number;
  id: string;
  /**
   * @maxItems 4
   */
  cards?: string[];
  trick?: number | null;
  seed?: string | null;
  players?: (2 | 3 | 4) | null;
  ruleset?: ("parlett" | "smith" | "web") | null;
  text?: string | null;
  value?: string | string[] | null;
  place?: number | null;
  card?: string | null;
}
/**
 * The answer to an intent: done, or refused with the reason and what the table stands at.
 */
export interface Reply {
  type: "ok" | "refused";
  id: string;
  rev: number;
  reason?: ("illegal" | "internal" | "malformed" | "not_your_turn" | "stale") | null;
  refusals?: string[];
}
/**
 * What the browser remembers for a person: the one trait that the front end writes.
 */
export interface Prefs {
  theme?: "auto" | "dark" | "light";
  palette?: "classic" | "four";
  motion?: "auto" | "off" | "slow";
  size?: "normal" | "presenter";
  language?: string;
}
