import de from "#messages/de.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };

/** The messages of the site, so that tests find elements by their visible text. */
export const messages = { de, en };
