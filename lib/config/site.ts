import type { Localized } from "#lib/i18n/locales.ts";
import type { Imprint } from "./imprint.ts";

const localizedUrl = (host: string): Localized => ({ de: `https://${host}/de`, en: `https://${host}/en` });

export type AdSlotName =
  | "header"
  | "sidebar_left"
  | "sidebar"
  | "marginal"
  | "content_1"
  | "content_2"
  | "content_3"
  | "content_4"
  | "content_5"
  | "footer"
  | "floor_ad"
  | "wallpaper_pixel"
  | "mobile_stickyad";

/** An advertisement: an image, its size in CSS pixels, and its target. */
export interface Ad {
  href: string;
  image: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * All facts about the brand. Addresses below `tischlein.example` (reserved by RFC 2606) are
 * samples: replace them, or set null to hide the link.
 */
export const site = {
  name: "Tischlein",
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
  } satisfies Record<string, Localized | null>,
  /** Advertisements per slot and language; an empty slot takes no space. */
  ads: {} as Partial<Record<AdSlotName, Localized<Ad>>>,
} as const;
