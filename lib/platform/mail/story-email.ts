/** An email to a partner about a story that they have submitted. */
export type StoryEmail =
  | { kind: "storyPublished"; title: string; isRevision: boolean; publishAt: Date | null; link: string }
  | { kind: "storyReturned"; title: string; reason: string; link: string };
