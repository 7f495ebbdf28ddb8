import { createHouseAd } from "#lib/business/ads/mutations.ts";
import { insertSampleIssue } from "#lib/business/newsletters/issues/mutations.ts";
import type { References } from "#lib/content/content-transfer/references.ts";
import { createSeedCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { readSampleFile } from "./read-sample-file.ts";
import { requireId } from "./require-id.ts";

interface SampleCookbook {
  slug: string;
  authorKey: string;
  pictureKey: string;
  titles: Localized;
  summaries: Localized;
  visibility: "public";
  /** Recipes in the order of the cookbook. */
  itemKeys: string[];
}

interface SampleHouseAd {
  slot: AdSlotName;
  locale: Locale;
  title: string;
  text: string;
  href: string;
  pictureKey: string;
  weight: number;
  startsOn: string;
}

interface SampleIssue {
  /** ISO 8601. */
  publishedAt: string;
  itemKeys: string[];
  texts: Localized<{ subject: string; preheader: string; intro: string }>;
}

/** Inserts public cookbooks, advertisements for offers of the site, and newsletters. */
export async function insertOffers(references: References): Promise<void> {
  const itemIds = (keys: string[]) => keys.map((key) => requireId(references, "item", key));
  const pictureId = (key: string) => requireId(references, "picture", key);
  for (const cookbook of await readSampleFile<SampleCookbook[]>("cookbooks")) {
    const { authorKey, pictureKey, itemKeys, ...texts } = cookbook;
    const userId = requireId(references, "user", authorKey);
    await createSeedCookbook({ ...texts, userId, coverId: pictureId(pictureKey), itemIds: itemIds(itemKeys) });
  }
  for (const { pictureKey, ...ad } of await readSampleFile<SampleHouseAd[]>("house-ads")) {
    await createHouseAd({ ...ad, isPaid: false, pictureId: pictureId(pictureKey) });
  }
  for (const { publishedAt, itemKeys, texts } of await readSampleFile<SampleIssue[]>("newsletters")) {
    await insertSampleIssue({ itemIds: itemIds(itemKeys), texts }, new Date(publishedAt));
  }
}
