/** Characters of a comment as readers see them (grapheme clusters). */
export const maxTextLength = 2000;

/** UTF-16 code units of a comment: one visible character may consist of any number of them. */
export const maxTextUnits = 10_000;

/** Lines of a comment, empty ones included: more would fill the page with little text. */
export const maxTextLines = 80;

export const maxPhotos = 3;

/** Pixels of an own photo in the form. */
export const photoWidth = 256;

/** Characters of an editor's note on a decision. */
export const maxNoteLength = 1000;

export const commentsPerPage = 20;
/** Replies shown below a comment before the reader asks for more. */
export const repliesInThread = 3;
export const repliesPerPage = 20;
/** Each has up to three photos. */
export const galleryCommentsPerPage = 12;
export const heldPerPage = 50;
/** Own held and hidden comments that an author sees on a page. */
export const maxPending = 20;
