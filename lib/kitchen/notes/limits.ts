/** Characters of a note on a recipe. */
export const maxNoteLength = 2000;
