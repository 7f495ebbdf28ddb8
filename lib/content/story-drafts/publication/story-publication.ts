/** Whether readers see a story: "scheduled" not yet, "expired" no longer. */
export const storyStates = ["draft", "scheduled", "live", "expired"] as const;
export type StoryState = (typeof storyStates)[number];

interface Dates {
  state: string;
  publishedAt: Date | null;
  expiresAt: Date | null;
}

/** The state of a story at a time. */
export function getStoryState({ state, publishedAt, expiresAt }: Dates, now: Date): StoryState {
  if (state !== "live" || !publishedAt) return "draft";
  if (expiresAt && expiresAt <= now) return "expired";
  return publishedAt > now ? "scheduled" : "live";
}
