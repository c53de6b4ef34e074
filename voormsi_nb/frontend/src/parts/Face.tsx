/** Faces and backs of cards. A face is hidden from speech: the button or list around it says it. */
import { back, face, type Shape } from "../generated/faces.ts";
import type { BackProps, FaceProps } from "./props.ts";

/** Lines across the whole card, as part of the picture: gradients vanish in forced colours. */
const HATCH = Array.from({ length: 26 }, (_, at) => {
  const x = at * 8.6 - 110;
  const [top, bottom] = [Math.max(3, -x), Math.min(137, 97 - x)];
  return top < bottom ? `M${x + top} ${140 - top}L${x + bottom} ${140 - bottom}` : "";
}).join("");

function draw({ look, path, transform, width }: Shape, at: number) {
  return (
    <path key={at} class={`vn-k-${look}`} d={path} transform={transform} stroke-width={width} />
  );
}

export function Face({ code, look, dim, hatched }: FaceProps) {
  const suit = (code[1] ?? "").toLowerCase();
  return (
    <svg
      class={`vn-face vn-on-${suit}${dim ? " vn-dim" : ""}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
    >
      {face(code, look).map(draw)}
      {hatched && <path class="vn-k-hatch" d={HATCH} />}
    </svg>
  );
}

export function Back({ small }: BackProps) {
  return (
    <svg class="vn-face" viewBox="0 0 100 140" aria-hidden="true">
      {back(small ? "large" : "full").map(draw)}
    </svg>
  );
}
