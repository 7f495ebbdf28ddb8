import de from "#messages/de.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };

/** Messages of failures for code that runs outside of Next.js. */
export const errorMessages = {
  de: { api: de.errors.api, unavailable: de.errors.unavailable },
  en: { api: en.errors.api, unavailable: en.errors.unavailable },
};
