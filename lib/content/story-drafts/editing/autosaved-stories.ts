import type { Autosave, TextKind } from "#lib/platform/browser/autosave/autosave.ts";
import { createUnsentStore } from "#lib/platform/browser/unsent-store.ts";
import { toSortedJson } from "#lib/platform/text/sorted-json.ts";
import type { StoryContent } from "../content.ts";
import { storyContentSchema } from "../schema.ts";

export type StoryAutosave = Autosave<StoryContent>;

/** Working copies of stories. */
export const autosavedStories: TextKind<StoryContent> = {
  unsent: createUnsentStore<StoryContent>("story", () => storyContentSchema),
  isSame: (a, b) => toSortedJson(a) === toSortedJson(b),
  edited: new Map(),
};
