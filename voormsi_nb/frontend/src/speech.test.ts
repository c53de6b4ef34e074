import { expect, it } from "vitest";
import { joined } from "./speech.ts";

it("joins what is said, without a full stop after another mark", () => {
  expect(joined("Deal other cards?", "These go.")).toBe("Deal other cards? These go.");
  expect(joined("step 2 of 3", "", false, "“So.”", "Next")).toBe("step 2 of 3. “So.” Next");
});
