/** A sentence from Python: cards are drawn in it and ids of rules open their rule. */
import { useUi } from "../ui.ts";
import { CardMark, RuleLink, SuitMark } from "./marks.tsx";
import type { SayProps } from "./props.ts";
import { split } from "./split.ts";

export function Say({ text, serif }: SayProps) {
  const ui = useUi();
  const pieces = split(text, (id) => ui.rule(id) !== undefined);
  return (
    <span class={serif ? "vn-say vn-serif" : "vn-say"}>
      {pieces.map((piece, at) => {
        if (piece.kind === "words") return piece.text;
        // The pieces of a sentence have no other name than their place in it.
        if (piece.kind === "card") return <CardMark key={at} code={piece.code} />;
        if (piece.kind === "rule") return <RuleLink key={at} id={piece.id} />;
        return (
          <span key={at} class={`vn-cm vn-in-${piece.suit.toLowerCase()}`}>
            <span class="vn-spoken">{piece.text}</span>
            <SuitMark suit={piece.suit} />
          </span>
        );
      })}
    </span>
  );
}
