/** What a link shows: a stored recipe or story, or the draft of a recipe. */
export interface PreviewSubject {
  type: "item" | "draft";
  id: string;
}

/** How long a link is valid, in days. */
export const previewDays = 7;
/** Links of one subject at a time. */
export const maxPreviewLinks = 10;
