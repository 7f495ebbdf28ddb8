/**
 * Smallest widths in pixels: search engines ask for 1200 of the main picture of an item, pages show
 * others up to 800 wide.
 *
 * @see https://developers.google.com/search/docs/appearance/google-discover
 */
export const minPictureWidths = { main: 1200, other: 800 };
