/** The keys of the words that the parts use, each with its English. Python holds the words. */
export const PART_WORDS = [
  // score and tricks
  "out", // out
  "side_score_of", // {name}: {score} of {target}.
  "side_score_pending", // {name}: {score} of {target}, and {pending} not counted yet.
  "tricks_of_deal", // Tricks of this deal
  "no_tricks_yet", // No trick has been taken yet.
  "tricks_won", // tricks won: {n}
  "deal_change", // this deal: {change}
  "points_of_deal", // Points
  "wins_game", // wins the game
  // film
  "film_back", // Back
  "film_next", // Next
  "film_step", // {n} of {all}
  "film_leads", // leads
  "film_headed", // headed until now
  "film_heads", // now heads
  "film_still_heads", // still heads
  "back_to_table", // Back to the table
  "line_beats", // beats
  "line_beats_not", // does not beat
  "legend", // The lines
  "legend_beats", // beats this card
  "legend_beats_not", // does not beat it; the unbeaten card keeps its full colour
  // rules
  "in_this_trick", // In this trick
  "see_also", // See also
  "source", // Source:
  // Help. Besides these, each in the order in which it is to be shown: keys_* and when_*, each
  // with *_does ("Enter", "play what is chosen"); rank_top (matadors), rank_9 (nines) ... rank_K
  // for the columns of the ranking, apart_7 and apart_3 for those that stand apart.
  "help_keys", // Keys
  "help_when", // What to do when
  "help_ranking", // The ranking of the cards
  "help_rules", // All rules
  "highest", // highest
  "lowest", // lowest
  "apart", // apart
  "ranking_read", // Read the columns from the left, each from the top: clubs, spades, hearts, diamonds.
  "ranking_equal", // J♣ and K♥ are equal: the one played later beats the other. R1.2
  "ranking_suits", // No suit to follow and no trump. R1.5
  "ranking_apart", // Led, a Seven falls only to 3♦, K♣ or a higher Seven. Elsewhere it is dead, but for R2.4. 3♦ led is worthless; later it takes all.
  // resume code
  "resume_code", // Resume code
  "resume_code_note", // Keep this line: it brings back the ladder and this deal.
  "copy_by_hand", // The line is chosen: copy it with Ctrl C, or Command C on a Mac.
] as const;
