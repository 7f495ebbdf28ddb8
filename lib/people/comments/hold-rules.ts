import type { UserType } from "#lib/platform/db/tables/users.ts";

/** Why a comment waits for an editor. */
export const holdReasons = ["new_account", "first_link", "repeated_text", "burst", "edited_after_approval"] as const;
export type HoldReason = (typeof holdReasons)[number];

const dayMs = 24 * 60 * 60_000;

/** An account is new until a comment of it was visible, or until it has this age. */
export const newAccountMs = 7 * dayMs;
/** This many comments within `burstMs` are a burst; the next one is held. */
export const burstCount = 5;
export const burstMs = 10 * 60_000;
/** Characters from which a text is unlikely to be written twice by chance. */
export const minRepeatedLength = { sameAuthor: 20, otherAuthor: 60 };
/** How far back repeated texts are looked for. */
export const repeatedTextMs = 30 * dayMs;

/** What the rules look at. Counts do not include the comment itself. */
export interface HoldFacts {
  newType: UserType;
  accountAgeMs: number;
  /** The author has a comment that was not held, or that an editor approved. */
  hasVisibleComment: boolean;
  /** The same of a comment with a link. */
  hasVisibleLink: boolean;
  /** The text contains a web address. */
  hasLink: boolean;
  /** Length of the text in characters. */
  length: number;
  /** Comments with the same text within `repeatedTextMs`. */
  repeats: { sameAuthor: number; otherAuthor: number };
  /** A comment of the author with the same text is held or hidden, or was when they deleted it. */
  repeatsRefused: boolean;
  /** Comments of the author within `burstMs`, deleted ones included. */
  recentCount: number;
  /** An editor has approved the text that is replaced. */
  wasApproved: boolean;
}

/** Editors, and authors whose recipes are published without review. */
const trustedTypes: readonly UserType[] = ["contributor", "partner", "editor", "admin"];

/**
 * Lists the reasons to hold a comment for review; none publishes it at once. These are all rules:
 * no other service is asked.
 */
export function findHoldReasons(facts: HoldFacts): HoldReason[] {
  if (trustedTypes.includes(facts.newType)) return [];
  const { repeats, length } = facts;
  const rules: Record<HoldReason, boolean> = {
    new_account: !facts.hasVisibleComment && facts.accountAgeMs < newAccountMs,
    first_link: facts.hasLink && !facts.hasVisibleLink,
    repeated_text:
      facts.repeatsRefused ||
      (repeats.sameAuthor > 0 && length >= minRepeatedLength.sameAuthor) ||
      (repeats.otherAuthor > 0 && length >= minRepeatedLength.otherAuthor),
    burst: facts.recentCount >= burstCount,
    edited_after_approval: facts.wasApproved,
  };
  return holdReasons.filter((reason) => rules[reason]);
}
