import type { Localized } from "#lib/i18n/locales.ts";

const both = (address: string): Localized => ({ de: address, en: address });
const perLanguage = (host: string): Localized => ({ de: `https://${host}/de`, en: `https://${host}/en` });

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

/** A finished advertisement: a picture in CSS pixels and where it leads. */
export interface Ad {
  href: string;
  image: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * Brand facts, all of them and only here. Addresses under `tischlein.example` (a name reserved for examples) are the sample brand's:
 * put in your own, or null, and the link is no longer shown.
 */
export const site = {
  name: "Tischlein",
  mail: "tisch@tischlein.example",
  address: {
    company: "Tischlein Musterverlag GmbH",
    street: "Musterstraße 1",
    city: "10115 Berlin",
    phone: "+49 30 0000000",
    register: "Amtsgericht Charlottenburg, HRB 000000 B",
    vat: "DE000000000",
    responsible: "Tischlein, Redaktion",
  },
  social: [
    { name: "Instagram", href: "https://instagram.tischlein.example" },
    { name: "Pinterest", href: "https://pinterest.tischlein.example" },
    { name: "YouTube", href: "https://youtube.tischlein.example" },
    { name: "TikTok", href: "https://tiktok.tischlein.example" },
    { name: "Facebook", href: "https://facebook.tischlein.example" },
    { name: "LinkedIn", href: "https://linkedin.tischlein.example" },
  ],
  stores: {
    apple: both("https://appstore.tischlein.example"),
    google: both("https://play.tischlein.example"),
  },
  /** External pages of the company. null: App leads to our own app page, the others are left out. */
  external: {
    home: null,
    about: null,
    app: null,
    blog: perLanguage("blog.tischlein.example"),
    business: perLanguage("business.tischlein.example"),
    career: null,
    contact: perLanguage("business.tischlein.example/contact"),
    cookbookShop: null,
    collaborations: perLanguage("business.tischlein.example/collaborations"),
    press: perLanguage("press.tischlein.example"),
    shop: perLanguage("shop.tischlein.example"),
    plus: perLanguage("plus.tischlein.example"),
    partner: null,
  } satisfies Record<string, Localized | null>,
  /** Advertisements by their place, per language. A place without one takes no room. */
  ads: {} as Partial<Record<AdSlotName, Localized<Ad>>>,
} as const;
