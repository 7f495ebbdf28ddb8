import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { Imprint } from "./imprint.ts";
import { processSingleton } from "./process-singleton.ts";

/** The colours that a site chooses, as `#rrggbb`; all others follow from them. */
export interface SiteColors {
  /** Links, buttons and the gingham, on light and on dark pages. */
  primary: string;
  primaryDark: string;
  /** Time, stars and the highlighter. */
  accent: string;
  accentDark: string;
}

/**
 * What admins set at the desk. Null or missing: as lib/platform/config/site.ts and the messages
 * have it.
 */
export interface SiteSettings {
  name?: string | null;
  mail?: string | null;
  /** Languages of the public pages, at least one; `getActiveLocales` reads them. Default: all. */
  locales?: Locale[] | null;
  /** Title of the home page, and description for search engines, in the languages of the site. */
  claim?: Partial<Localized> | null;
  description?: Partial<Localized> | null;
  social?: { name: string; href: string }[] | null;
  imprint?: Imprint | null;
  colors?: SiteColors | null;
  /** SVG as `sanitizeLogo` writes it. */
  logo?: string | null;
}

const getStore = processSingleton("site-settings", () => ({ settings: {} as SiteSettings }));

/** The settings as this process knows them; `loadSiteSettings` reads them. */
export function getSiteSettings(): SiteSettings {
  return getStore().settings;
}

/** Makes this process use other settings from now on. */
export function setSiteSettings(settings: SiteSettings): void {
  getStore().settings = settings;
}
