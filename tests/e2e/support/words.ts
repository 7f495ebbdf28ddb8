import de from "#messages/de.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };

/** The site's own words, so that tests find things by what readers see. */
export const words = { de, en };
