/** Lengths in characters as readers see them. */
export const pictureLength = { alt: 300, credit: 200 };

/** Files of one form without script; with script each file is sent on its own. */
export const maxFormFiles = 20;

/** A deleted picture can be restored for so many days. */
export const restoreDays = 30;
