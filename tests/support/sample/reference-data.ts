import type { Topic } from "#lib/content/hotline/schema.ts";
import type { CategoryKind } from "#lib/platform/db/tables/categories.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { both, readSample } from "./read-sample.ts";

type Names = Localized<{ one: string; many: string }>;
type Texts = Localized<{ slug: string; title: string; summary?: string }>;

interface Unit {
  system: string;
  dimension: "mass" | "volume" | "count";
  factor?: number;
  names: Names;
}

const byKey = <Entry extends { key: string }, Value>(name: string, toValue: (entry: Entry) => Value) =>
  Object.fromEntries(readSample<Entry[]>(`content/${name}.json`).map((entry) => [entry.key, toValue(entry)]));

const titles = (texts: Texts) => ({
  slug: both(texts, ({ slug }) => slug),
  title: both(texts, ({ title }) => title),
  summary: both(texts, ({ summary }) => summary),
});

/** Units by code. */
export const units: Record<string, Unit> = byKey("units", (unit: Unit & { key: string }) => unit);

/** Names of utensils by key. */
export const utensils: Record<string, Names> = byKey("utensils", ({ names }: { key: string; names: Names }) => names);

type CategoryFile = { key: string; kind: CategoryKind; parentKey?: string; pictureKey?: string; texts: Texts };

/** Categories by key, in the order of the menu. */
export const categories = byKey("categories", ({ kind, parentKey, pictureKey, texts }: CategoryFile) => ({
  kind,
  parent: parentKey,
  picture: pictureKey,
  ...titles(texts),
}));

type TagFile = { key: string; type: string; isHidden?: boolean; texts: Texts };

/** Tags by key. */
export const tags = byKey("tags", ({ type, isHidden = false, texts }: TagFile) => ({
  type,
  isHidden,
  ...titles(texts),
}));

interface AuthorFile {
  key: string;
  name: string;
  type: UserType;
  pictureKey?: string;
}

/** Authors by the slug of their profile. */
export const authors = byKey("authors", ({ name, type, pictureKey }: AuthorFile) => ({
  name,
  type,
  picture: pictureKey,
}));

type VideoFile = { key: string; posterKey: string; titles: Localized; seconds: number };

export const videos = readSample<VideoFile[]>("content/videos.json");

type QuestionFile = Record<"question" | "answer", Localized> & { topic: Topic; answeredAt: string };

/** Answered questions to the hotline. */
export const questions = readSample<QuestionFile[]>("content/hotline.json").map(
  ({ topic, question, answer, answeredAt }): QuestionFile => ({ topic, question, answer, answeredAt }),
);
