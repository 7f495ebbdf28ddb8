import { address, slugAddress } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { type PlainRoute, pathnames } from "#lib/i18n/routing.ts";

interface Entry {
  /** Missing while only the address is known (a story may link to one written after it). */
  id?: string;
  /** Addresses per language, where the thing has a page. */
  addresses?: Localized;
}

export type Kind = "picture" | "video" | "category" | "tag" | "utensil" | "ingredient" | "user" | "recipe" | "story";

/** What the seed has created so far, by its key in the seed's files. An unknown key is a mistake in those files and ends the seed. */
export class Keys {
  readonly #entries = new Map<string, Entry>();

  /** Notes what was created. A page keeps the addresses it was announced with. */
  add(kind: Kind, key: string, id: string, addresses?: Localized): void {
    const known = addresses ?? this.#entries.get(`${kind}:${key}`)?.addresses;
    this.#entries.set(`${kind}:${key}`, known ? { id, addresses: known } : { id });
  }

  /** Makes the page linkable before the thing itself exists. */
  announce(kind: Kind, key: string, addresses: Localized): void {
    this.#entries.set(`${kind}:${key}`, { addresses });
  }

  /** The id in the database. */
  id(kind: Kind, key: string): string {
    const { id } = this.#find(`${kind}:${key}`);
    if (!id) throw new Error(`seed: "${kind}:${key}" is used before it exists`);
    return id;
  }

  ids(kind: Kind, keys: readonly string[]): string[] {
    return keys.map((key) => this.id(kind, key));
  }

  /** An address as the seed's files write it ("recipe:hummus", "route:/recipes", "https://…") as the site has it. */
  address(locale: Locale, written: string): string {
    if (/^(https:|mailto:)/.test(written)) return written;
    if (written.startsWith("route:")) return address(locale, routeOf(written));
    const { addresses } = this.#find(written);
    if (!addresses) throw new Error(`seed: "${written}" has no page to link to`);
    return addresses[locale];
  }

  /** The same for every [link](key) within a text. */
  links(locale: Locale, text: string): string {
    return text.replace(/\]\(([a-z]+:[^)\s]+)\)/g, (_, written: string) => `](${this.address(locale, written)})`);
  }

  #find(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`seed: nothing is called "${name}"`);
    return entry;
  }
}

/** Addresses of a content page in both languages. */
export function pageAddresses(route: Parameters<typeof slugAddress>[1], slugs: Localized): Localized {
  return { de: slugAddress("de", route, slugs.de), en: slugAddress("en", route, slugs.en) };
}

function routeOf(written: string): PlainRoute {
  const route = written.slice("route:".length);
  if (!(route in pathnames)) throw new Error(`seed: "${written}" is no route`);
  return route as PlainRoute;
}
