/**
 * What shows a clip: a recipe or story, a module of a feed, the draft of a reader's recipe, or what
 * the desk is working on and has published before.
 */
export const clipUseKinds = ["item", "module", "draft", "workingCopy", "revision"] as const;
export type ClipUseKind = (typeof clipUseKinds)[number];
