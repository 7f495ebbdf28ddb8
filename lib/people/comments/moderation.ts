import type { CommentDecisionKind, CommentState } from "#lib/platform/db/tables/community/comments.ts";

/**
 * Why an editor hides a comment. The author is told the reason: Article 17 of Regulation (EU)
 * 2022/2065, https://eur-lex.europa.eu/eli/reg/2022/2065/oj
 */
export const hideReasons = [
  "spam",
  "insult",
  "off_topic",
  "dangerous_advice",
  "personal_data",
  "copyright",
  "illegal",
  "other",
] as const;
export type HideReason = (typeof hideReasons)[number];

const transitions: Record<CommentDecisionKind, Partial<Record<CommentState, CommentState>>> = {
  approve: { held: "visible" },
  hide: { held: "hidden", visible: "hidden" },
  restore: { hidden: "visible" },
};

/** The state after a decision; null when the state does not allow it. */
export function decideState(state: CommentState, decision: CommentDecisionKind): CommentState | null {
  return transitions[decision][state] ?? null;
}
