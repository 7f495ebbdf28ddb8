import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { pathnames, type StaticRoute } from "#lib/routing/routing.ts";

interface SeedEntry {
  /** Missing while only the address is reserved: stories may link to later ones. */
  id?: string;
  /** Addresses per language; missing without a page. */
  addresses?: Localized;
}

export type SeedKind =
  | "picture"
  | "video"
  | "category"
  | "tag"
  | "utensil"
  | "ingredient"
  | "user"
  | "recipe"
  | "story";

/** Maps the keys of the seed files to database ids and addresses. Unknown keys throw. */
export class SeedKeys {
  readonly #entries = new Map<string, SeedEntry>();

  /** Adds an inserted row; addresses reserved before stay. */
  add(kind: SeedKind, key: string, id: string, addresses?: Localized): void {
    const known = addresses ?? this.#entries.get(`${kind}:${key}`)?.addresses;
    this.#entries.set(`${kind}:${key}`, known ? { id, addresses: known } : { id });
  }

  /** Reserves the addresses of a page, so that it can be linked before it is inserted. */
  reserve(kind: SeedKind, key: string, addresses: Localized): void {
    this.#entries.set(`${kind}:${key}`, { addresses });
  }

  /** Returns the database id. */
  id(kind: SeedKind, key: string): string {
    const { id } = this.#find(`${kind}:${key}`);
    if (!id) throw new Error(`seed: "${kind}:${key}" is used before it exists`);
    return id;
  }

  /** Returns the database ids. */
  ids(kind: SeedKind, keys: readonly string[]): string[] {
    return keys.map((key) => this.id(kind, key));
  }

  /** Resolves an address of the seed files: "recipe:hummus", "route:/recipes" or "https://…". */
  resolveAddress(locale: Locale, written: string): string {
    if (/^(https:|mailto:)/.test(written)) return written;
    if (written.startsWith("route:")) return address(locale, toRoute(written));
    const { addresses } = this.#find(written);
    if (!addresses) throw new Error(`seed: "${written}" has no page to link to`);
    return addresses[locale];
  }

  /** Resolves the address of every [link](key) in a text. */
  resolveLinks(locale: Locale, text: string): string {
    return text.replace(
      /\]\(([a-z]+:[^)\s]+)\)/g,
      (_, written: string) => `](${this.resolveAddress(locale, written)})`,
    );
  }

  #find(name: string): SeedEntry {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`seed: unknown key "${name}"`);
    return entry;
  }
}

/** Builds the addresses of a content page in both languages. */
export function pageAddresses(route: Parameters<typeof slugAddress>[1], slugs: Localized): Localized {
  return { de: slugAddress("de", route, slugs.de), en: slugAddress("en", route, slugs.en) };
}

function toRoute(written: string): StaticRoute {
  const route = written.slice("route:".length);
  if (!(route in pathnames)) throw new Error(`seed: "${written}" is no route`);
  return route as StaticRoute;
}
