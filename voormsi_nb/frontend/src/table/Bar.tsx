// The bar below the felt: what to do, why, and one secondary and one primary button.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { RuleLink, Say } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { useUi } from "../ui.ts";
import type { Speech } from "./bar.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface Act {
  /** The name of the act for tests and style: `data-vn-act`. */
  readonly act: string;
  readonly words: string;
  readonly icon?: IconName;
  /** It is there but cannot be done now. */
  readonly off?: boolean;
  readonly run: () => void;
}

interface Props {
  readonly speech: Speech;
  readonly secondary: Act | null;
  readonly primary: Act | null;
  /** Where there is little room the hand lies between the words and the buttons. */
  readonly between?: ComponentChildren;
}

export function Bar({ speech, secondary, primary, between }: Props) {
  return (
    <div class={`vn-bar vn-bar-${speech.kind}`}>
      <Words speech={speech} />
      {between}
      <div class="vn-acts">
        {/* Keyed by place, so that the focus stays where it is when the act changes. */}
        {secondary && <ActButton key="secondary" {...secondary} />}
        {primary && <ActButton key="primary" {...primary} primary />}
      </div>
    </div>
  );
}

export function Words({ speech }: { speech: Speech }) {
  // A rule named in the sentence is a link there already.
  const named = speech.rule && speech.more.includes(speech.rule);
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (words.current && speech.kind === "refused") point(words.current);
  });
  return (
    <div ref={words} class="vn-words" data-vn-bar={speech.kind}>
      <b class="vn-first">
        {speech.rule && !named && <RuleLink id={speech.rule} />}
        <Say text={speech.line} />
      </b>{" "}
      <span class="vn-more">
        <Say text={speech.more} />
      </span>
      {speech.kind === "refused" && <i class="vn-pointer" />}
    </div>
  );
}

/** Let the bar point at the card that it speaks of. */
function point(words: HTMLElement): void {
  const card = words.closest(".vn-root")?.querySelector(".vn-is-refused")?.getBoundingClientRect();
  if (!card) return;
  const own = words.getBoundingClientRect();
  const share = (card.left + card.width / 2 - own.left) / own.width;
  words.style.setProperty("--vn-point", `${Math.min(0.97, Math.max(0.03, share)) * 100}%`);
}

export function ActButton({ act, words, icon, off, run, primary }: Act & { primary?: boolean }) {
  const { layout } = useUi();
  const bare = layout === "narrow" && !primary && icon === "hint";
  const classes = ["vn-btn", primary ? "vn-pri" : "", off ? "vn-btn-off" : ""];
  return (
    <button
      type="button"
      class={`${classes.filter(Boolean).join(" ")}${bare ? " vn-btn-bare" : ""}`}
      data-vn-act={act}
      aria-disabled={off ? "true" : undefined}
      aria-label={bare ? words : undefined}
      title={bare ? words : undefined}
      onClick={() => !off && run()}
      {...quiet}
    >
      {icon && <Icon name={icon} />}
      {!bare && (
        <span>
          <Say text={words} />
        </span>
      )}
    </button>
  );
}

export function IconButton(props: Act & { on?: boolean }) {
  const { act, words, icon, off, run, on } = props;
  return (
    <button
      type="button"
      class={`vn-ib${on ? " vn-ib-on" : ""}`}
      data-vn-act={act}
      aria-label={words}
      title={words}
      aria-disabled={off ? "true" : undefined}
      onClick={() => !off && run()}
      {...quiet}
    >
      {icon && <Icon name={icon} />}
    </button>
  );
}
