import fc from "fast-check";
import { expect, test } from "vitest";
import { decideState } from "#lib/people/comments/moderation.ts";
import { commentDecisionKinds, commentStates } from "#lib/platform/db/tables/community/comments.ts";

test.each([
  ["held", "approve", "visible"],
  ["held", "hide", "hidden"],
  ["visible", "hide", "hidden"],
  ["hidden", "restore", "visible"],
  ["visible", "approve", null],
  ["visible", "restore", null],
  ["held", "restore", null],
  ["hidden", "approve", null],
  ["hidden", "hide", null],
] as const)("a comment that is %s: %s → %s", (state, decision, next) =>
  expect(decideState(state, decision)).toBe(next),
);

test("no decision is possible twice, and none leads back to the queue", () => {
  const decisions = fc.array(fc.constantFrom(...commentDecisionKinds), { maxLength: 10 });
  fc.assert(
    fc.property(fc.constantFrom(...commentStates), decisions, (start, made) => {
      let state = start;
      for (const decision of made) {
        const next = decideState(state, decision);
        if (next === null) continue;
        expect(next).not.toBe(state);
        expect(next).not.toBe("held");
        expect(decideState(next, decision)).toBeNull();
        state = next;
      }
    }),
  );
});
