/** Cookbooks per user, items per cookbook, characters per text. */
export const limits = { cookbooks: 200, items: 1000, titleLength: 80, summaryLength: 500, noteLength: 500 };

/** Milliseconds for which the page offers to undo a change; the server accepts it for a minute. */
export const undoMs = 10_000;

/** Fields of the forms, as `useFormAction` needs them in the browser. */
export const cookbookFields = ["title", "summary"] as const;
export const noteFields = ["note"] as const;

/** What the form that moves an item sends instead of the id of a cookbook. */
export const newCookbookChoice = "new";
