import { loadReferences } from "#lib/content/content-transfer/kinds/reference-queries.ts";
import { References } from "#lib/content/content-transfer/references.ts";
import { db } from "#lib/platform/db/client.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { requireId } from "#lib/seed/require-id.ts";
import { toContentKey } from "./item-keys.ts";

type Kind = "picture" | "video" | "category" | "tag" | "utensil" | "ingredient" | "user" | "recipe" | "story";

/** Ids of the stored sample content by key; of recipes and stories by the name of their file. */
export class SampleKeys {
  references = new References();

  /** Reads the ids of what is stored. */
  async load(): Promise<void> {
    this.references = await loadReferences(db);
  }

  id(kind: Kind, key: string): string {
    const isItem = kind === "recipe" || kind === "story";
    return requireId(this.references, isItem ? "item" : kind, isItem ? toContentKey(key) : key);
  }

  ids(kind: Kind, keys: readonly string[]): string[] {
    return keys.map((key) => this.id(kind, key));
  }
}

/** Builds the addresses of a content page in both languages. */
export function pageAddresses(route: Parameters<typeof slugAddress>[1], slugs: Localized): Localized {
  return { de: slugAddress("de", route, slugs.de), en: slugAddress("en", route, slugs.en) };
}
