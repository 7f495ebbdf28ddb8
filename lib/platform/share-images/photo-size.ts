/** The photo in the share image of an item, in pixels. */
export const sharePhoto = { width: 740, height: 570 };
