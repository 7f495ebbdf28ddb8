import { describe, expect, test } from "vitest";
import {
  burstCount,
  findHoldReasons,
  type HoldFacts,
  holdReasons,
  minRepeatedLength,
  newAccountMs,
} from "#lib/people/comments/hold-rules.ts";

/** A comment of a known author that no rule holds. */
const harmless: HoldFacts = {
  newType: "community",
  accountAgeMs: 2 * newAccountMs,
  hasVisibleComment: true,
  hasVisibleLink: false,
  hasLink: false,
  length: 100,
  repeats: { sameAuthor: 0, otherAuthor: 0 },
  repeatsRefused: false,
  recentCount: 0,
  wasApproved: false,
};

const reasonsFor = (changes: Partial<HoldFacts>) => findHoldReasons({ ...harmless, ...changes });

/** Facts to which every rule applies. */
const suspicious: Partial<HoldFacts> = {
  accountAgeMs: 0,
  hasVisibleComment: false,
  hasLink: true,
  repeats: { sameAuthor: 1, otherAuthor: 1 },
  recentCount: burstCount,
  wasApproved: true,
};

test("an account is new for a week", () => expect(newAccountMs).toBe(604_800_000));

test("holds nothing of a known author", () => expect(reasonsFor({})).toEqual([]));

test("lists every reason that applies", () => expect(reasonsFor(suspicious)).toEqual([...holdReasons]));

test.each(["contributor", "partner", "editor", "admin"] as const)("trusts a user of type %s", (newType) =>
  expect(reasonsFor({ ...suspicious, newType })).toEqual([]),
);

describe("holds for", () => {
  test.each<[string, Partial<HoldFacts>, string[]]>([
    ["a new account", { hasVisibleComment: false, accountAgeMs: newAccountMs - 1 }, ["new_account"]],
    ["no new account with an approved comment", { accountAgeMs: 0 }, []],
    ["no old account without comments", { hasVisibleComment: false, accountAgeMs: newAccountMs }, []],
    ["a first link", { hasLink: true }, ["first_link"]],
    ["no second link", { hasLink: true, hasVisibleLink: true }, []],
    [
      "an own text",
      { repeats: { sameAuthor: 1, otherAuthor: 0 }, length: minRepeatedLength.sameAuthor },
      ["repeated_text"],
    ],
    ["no short own text", { repeats: { sameAuthor: 9, otherAuthor: 0 }, length: minRepeatedLength.sameAuthor - 1 }, []],
    ["a short own text that was held or hidden", { repeatsRefused: true, length: 1 }, ["repeated_text"]],
    [
      "another author's text",
      { repeats: { sameAuthor: 0, otherAuthor: 1 }, length: minRepeatedLength.otherAuthor },
      ["repeated_text"],
    ],
    [
      "no short text of another author",
      { repeats: { sameAuthor: 0, otherAuthor: 9 }, length: minRepeatedLength.otherAuthor - 1 },
      [],
    ],
    ["a burst", { recentCount: burstCount }, ["burst"]],
    ["no comment before it", { recentCount: burstCount - 1 }, []],
    ["an edit of what an editor has approved", { wasApproved: true }, ["edited_after_approval"]],
  ])("%s", (_, facts, reasons) => expect(reasonsFor(facts)).toEqual(reasons));
});
