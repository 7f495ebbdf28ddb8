import type { Localized } from "#lib/i18n/locales.ts";

const both = (address: string): Localized => ({ de: address, en: address });
const perLanguage = (host: string): Localized => ({ de: `https://${host}/de`, en: `https://${host}/en` });

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
} as const;
