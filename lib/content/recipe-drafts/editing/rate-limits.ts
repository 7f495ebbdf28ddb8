import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minuteMs = 60_000;

/** Rate limits of writing recipes, per user. A draft saves itself every few seconds. */
export const draftRateLimits = processSingleton("recipe-draft-limits", () => ({
  draftCreation: createRateLimiter({ name: "recipe-draft-create", maxCount: 30, windowMs: 60 * minuteMs }),
  draftSaving: createRateLimiter({ name: "recipe-draft-save", maxCount: 300, windowMs: 5 * minuteMs }),
  draftSubmission: createRateLimiter({ name: "recipe-draft-submit", maxCount: 30, windowMs: 60 * minuteMs }),
  draftChange: createRateLimiter({ name: "recipe-draft-change", maxCount: 60, windowMs: 5 * minuteMs }),
}));
