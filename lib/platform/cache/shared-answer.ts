/**
 * Header of a page that is made for a request, by which Next.js says that every reader gets the
 * same: the edge may keep it for a while (lib/server/edge/cache/shared-answers.ts).
 */
export const sharedAnswerHeader = "x-shared-answer";

/** Attribute of what is of a moment, such as the notice that a search took too long: never kept. */
export const momentaryAttribute = "data-momentary";

/**
 * Attribute of what few readers would ask for, such as a search that finds nothing: never kept,
 * because the time of an answer would tell that others have asked for it.
 */
export const personalAttribute = "data-personal";

/** What a server tells the process in front of it when content has changed. */
export const contentChanged = "content changed";
