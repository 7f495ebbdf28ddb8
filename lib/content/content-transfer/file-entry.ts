import type { Entry, KindName } from "./kind-names.ts";
import { toNames } from "./step-ingredients.ts";

/** Fields that files leave out when they are empty; an import fills them in. */
const optional = new Set([
  "keywords",
  "isSponsored",
  "categoryKeys",
  "tagKeys",
  "characteristic",
  "addition",
  "utensilKeys",
  "countrySubstitutes",
  "summary",
  "storage",
  "substitutes",
  "body",
  "season",
  "synonyms",
  "isHidden",
  "hasPage",
  "isStaple",
  "isSample",
  "occupation",
  "bio",
]);
const kindsWithDefaults: readonly KindName[] = ["categories", "tags", "ingredients", "authors", "recipes"];

/** Names first, then facts, then what is long. Others follow in their order. */
const order = [
  "key",
  "type",
  "kind",
  "storyType",
  "pageKey",
  "theme",
  "state",
  "rejection",
  "isSponsored",
  "publishedAt",
  "firstPublishedAt",
  "expiresAt",
  "updatedAt",
  "locale",
  "startsAt",
  "endsAt",
  "position",
  "level",
  "authorKey",
  "name",
  "parentKey",
  "pictureKey",
  "videoKey",
  "mainCategoryKey",
  "categoryKeys",
  "tagKeys",
  "de",
  "en",
  "one",
  "many",
  "slug",
  "path",
  "target",
  "heading",
  "overline",
  "title",
  "label",
  "singular",
  "plural",
  "synonyms",
  "groupPosition",
  "ingredientKey",
  "utensilKey",
  "amount",
  "amountMax",
  "unit",
  "size",
  "characteristic",
  "addition",
  "summary",
  "text",
  "tip",
  "href",
  "route",
  "question",
  "answer",
  "chefsNote",
  "storage",
  "freezing",
  "makeAhead",
  "difficulty",
  "duration",
  "preparation",
  "baking",
  "resting",
  "ovenCelsius",
  "servings",
  "nutrition",
  "kcal",
  "fat",
  "protein",
  "carbohydrate",
  "utensils",
  "ingredients",
  "steps",
  "groups",
  "body",
  "texts",
  "content",
];
const rank = new Map(order.map((name, index) => [name, index]));

/** An entry as a file has it: fields in one order, without what an import adds by itself. */
export function toFileEntry(kind: KindName, entry: Entry): Entry {
  const named = kind === "recipes" ? toNames(entry) : entry;
  const { updatedAt, ...rest } = named;
  const isDefaultTime = updatedAt === undefined || updatedAt === rest.publishedAt;
  const full = isDefaultTime ? rest : { ...rest, updatedAt };
  return arrange(full, kindsWithDefaults.includes(kind) || kind === "stories") as Entry;
}

function arrange(value: unknown, hasDefaults: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => arrange(one, hasDefaults));
  if (typeof value !== "object" || value === null) return value;
  const isLeftOut = ([name, inner]: [string, unknown]) => hasDefaults && optional.has(name) && isEmpty(name, inner);
  const fields = Object.entries(value).filter((field) => !isLeftOut(field));
  const rankOf = (name: string) => rank.get(name) ?? order.length;
  const sorted = fields.toSorted(([a], [b]) => rankOf(a) - rankOf(b));
  return Object.fromEntries(
    sorted.map(([name, inner]) => [name, name === "rejection" ? inner : arrange(inner, hasDefaults)]),
  );
}

function isEmpty(name: string, value: unknown): boolean {
  if (value === "" || value === false) return true;
  // That of a story is a list, which it always has.
  if (name === "body") return false;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
