import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { Imprint } from "./imprint.ts";
import { getSiteSettings, type SiteColors } from "./site-settings.ts";

const localizedUrl = (host: string): Localized => ({ de: `https://${host}/de`, en: `https://${host}/en` });

/**
 * Facts about the brand of a site where admins have set nothing else. Addresses below
 * `tischlein.example` (reserved by RFC 2606) are samples.
 */
export const defaultSite = {
  name: "Tischlein",
  /** Those of app/styles/tokens.css. */
  colors: { primary: "#25439b", primaryDark: "#a9bff7", accent: "#f5c342", accentDark: "#f0c24f" } as SiteColors,
  mail: "tisch@tischlein.example",
  imprint: {
    name: null,
    representatives: null,
    street: null,
    city: null,
    phone: null,
    register: null,
    vat: null,
    authority: "none",
    responsible: null,
  } as Imprint,
  social: [
    { name: "Instagram", href: "https://instagram.tischlein.example" },
    { name: "Pinterest", href: "https://pinterest.tischlein.example" },
    { name: "YouTube", href: "https://youtube.tischlein.example" },
    { name: "TikTok", href: "https://tiktok.tischlein.example" },
    { name: "Facebook", href: "https://facebook.tischlein.example" },
    { name: "LinkedIn", href: "https://linkedin.tischlein.example" },
  ],
} as const;

/**
 * All facts about the brand, as they are now: read them when they are needed, not when a module is
 * loaded. In the browser and in commands they are those of `defaultSite`.
 */
export const site = {
  get name(): string {
    return getSiteSettings().name ?? defaultSite.name;
  },
  get colors(): SiteColors {
    return getSiteSettings().colors ?? defaultSite.colors;
  },
  /** SVG with the drawing in an element with the id `logo`; null for the one of the design. */
  get logo(): string | null {
    return getSiteSettings().logo ?? null;
  },
  get mail(): string {
    return getSiteSettings().mail ?? defaultSite.mail;
  },
  get imprint(): Imprint {
    return getSiteSettings().imprint ?? defaultSite.imprint;
  },
  get social(): readonly { name: string; href: string }[] {
    return getSiteSettings().social ?? defaultSite.social;
  },
  /** Addresses of the apps in the stores. null hides the badge. */
  stores: { apple: null, google: null } as Record<"apple" | "google", Localized | null>,
  /**
   * Pages of the company elsewhere. null hides the link, except `app`, which then leads to our own
   * page.
   */
  external: {
    home: null,
    about: null,
    app: null,
    blog: localizedUrl("blog.tischlein.example"),
    business: localizedUrl("business.tischlein.example"),
    career: null,
    contact: localizedUrl("business.tischlein.example/contact"),
    cookbookShop: null,
    collaborations: localizedUrl("business.tischlein.example/collaborations"),
    press: null,
    shop: null,
    plus: null,
    partner: null,
  } as const satisfies Record<string, Localized | null>,
};
