import { facetKinds } from "#lib/content/search-index/facets.ts";
import type { ModuleData, ModuleLink } from "#lib/platform/db/tables/feeds.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

export type ModuleType = ModuleData["type"];

/** All types of modules, in the order in which the desk offers them. */
export const moduleTypes = [
  "recipe",
  "automated",
  "article",
  "collection",
  "link_collection",
  "categories_collection",
  "player",
  "shopping_tip",
  "author_carousel",
  "featured_search",
  "partners",
  "newsletter",
  "what_to_cook_today",
  "onboarding",
  "advertisement",
] as readonly ModuleType[];

/** Errors of the form; each has a sentence in the messages. */
export const moduleFieldErrors = ["required", "tooLong", "tooMany", "invalid", "badTime", "endBeforeStart"] as const;
export type ModuleFieldError = (typeof moduleFieldErrors)[number];
/** Besides errors of fields, "conflict" of the form as a whole. */
export type ModuleFormState = FormState<string, ModuleFieldError | "conflict">;

/** Fields by name, such as "heading.de" or "links.0.target"; ids are separated by spaces. */
export type ModuleValues = Readonly<Record<string, string>>;

/** The fields of a sent form. Values of the same name, as of checkboxes, are joined by spaces. */
export function readModuleForm(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || name.startsWith("$")) continue;
    values[name] = name in values ? `${values[name]} ${value}` : value;
  }
  return values;
}

/** What a link leads to, as the value of a field: its kind and its id or route. */
const targetKinds = {
  item: "itemId",
  category: "categoryId",
  ingredient: "ingredientId",
  route: "route",
} as const satisfies Record<string, keyof ModuleLink>;

/** Reads the content of a module from its form; invalid content is found by the schema. */
export function readModuleValues(type: ModuleType, values: ModuleValues): unknown {
  const text = (name: string) => ({ de: values[`${name}.de`] ?? "", en: values[`${name}.en`] ?? "" });
  const optionalText = (name: string) => {
    const read = text(name);
    return read.de.trim() === "" && read.en.trim() === "" ? undefined : read;
  };
  const ids = (name: string) => (values[name] ?? "").split(" ").filter(Boolean);
  const optional = (name: string) => values[name] || undefined;
  const lines = (name: string) => (values[name] ?? "").split("\n").flatMap((line) => line.trim() || []);
  const heading = text("heading");
  switch (type) {
    case "recipe":
      return { type, overline: text("overline"), itemIds: ids("itemIds"), fixed: readFixed(values) };
    case "article":
      return { type, heading, leadId: values.leadId ?? "", itemIds: ids("itemIds") };
    case "collection":
      return {
        type,
        heading,
        text: text("text"),
        pictureId: values.pictureId ?? "",
        itemIds: ids("itemIds"),
        links: readLinks(values),
        more: optional("more"),
      };
    case "automated":
      return { type, heading, text: optionalText("text"), more: values.more ?? "", search: readSearch(values) };
    case "author_carousel":
      return { type, heading, userIds: ids("userIds") };
    case "categories_collection":
      return { type, heading, categoryIds: ids("categoryIds") };
    case "link_collection": {
      const isSponsored = values.isSponsored === "on";
      return { type, heading, text: optionalText("text"), links: readLinks(values), isSponsored };
    }
    case "player":
      return { type, heading, text: text("text"), videoId: values.videoId ?? "", itemId: values.itemId ?? "" };
    case "featured_search":
      return { type, heading, terms: { de: lines("terms.de"), en: lines("terms.en") } };
    case "shopping_tip":
      return { type, itemId: values.itemId ?? "" };
    case "partners":
      return { type, heading };
    case "advertisement":
      return { type, slot: values.slot ?? "" };
    default:
      return { type };
  }

  function readSearch(from: ModuleValues) {
    const chosen = facetKinds.map((kind) => [kind, ids(`search.filters.${kind}`)] as const);
    const filters = Object.fromEntries(chosen.filter(([, keys]) => keys.length > 0));
    return {
      type: from["search.type"] ?? "",
      words: optionalText("search.words"),
      filters: Object.keys(filters).length > 0 ? filters : undefined,
      community: from["search.community"] === "on" || undefined,
      categoryId: optional("search.categoryId"),
      tagKey: optional("search.tagKey"),
      sort: from["search.sort"] ?? "",
      size: Number(from["search.size"] ?? ""),
    };
  }

  function readLinks(from: ModuleValues) {
    const indexes = Object.keys(from).flatMap((name) => /^links\.(\d+)\.title\.de$/.exec(name)?.[1] ?? []);
    return indexes
      .map(Number)
      .sort((a, b) => a - b)
      .map((index) => ({
        title: text(`links.${index}.title`),
        text: optionalText(`links.${index}.text`),
        ...readTarget(from[`links.${index}.target`] ?? ""),
      }));
  }
}

/** The fields of a module, with its content as their values. */
export function toModuleValues(data: ModuleData): ModuleValues {
  const values: Record<string, string> = {};
  const add = (name: string, value: unknown) => {
    if (value === true) values[name] = "on";
    else if (typeof value === "string" || typeof value === "number") values[name] = String(value);
  };
  for (const [name, value] of Object.entries(data)) {
    if (name === "type") continue;
    if (name === "links") addLinks(value as ModuleLink[]);
    else if (name === "fixed") values.fixed = JSON.stringify(value);
    else if (name === "terms")
      for (const [locale, list] of Object.entries(value)) add(`terms.${locale}`, join(list, "\n"));
    else if (Array.isArray(value)) add(name, join(value, " "));
    else if (typeof value === "object" && value !== null) addNested(name, value);
    else add(name, value);
  }
  return values;

  function addLinks(links: readonly ModuleLink[]) {
    links.forEach((link, index) => {
      addNested(`links.${index}.title`, link.title);
      if (link.text) addNested(`links.${index}.text`, link.text);
      add(`links.${index}.target`, toTarget(link));
    });
  }

  function addNested(name: string, value: object) {
    for (const [key, part] of Object.entries(value)) {
      if (Array.isArray(part)) add(`${name}.${key}`, join(part, " "));
      else if (typeof part === "object" && part !== null) addNested(`${name}.${key}`, part);
      else add(`${name}.${key}`, part);
    }
  }
}

const join = (list: unknown, separator: string) => (Array.isArray(list) ? list.join(separator) : "");

/** The value of a field for the target of a link: "item:…", "route:/recipes". */
export function toTarget(link: Partial<ModuleLink>): string {
  for (const [kind, property] of Object.entries(targetKinds)) {
    const value = link[property];
    if (value) return `${kind}:${value}`;
  }
  return "";
}

function readTarget(target: string): object {
  const [, kind, value] = /^(item|category|ingredient|route):(.+)$/.exec(target) ?? [];
  return kind ? { [targetKinds[kind as keyof typeof targetKinds]]: value } : {};
}

/** The form of a module leaves the fixed days as they are; they have a form of their own. */
function readFixed({ fixed }: ModuleValues): unknown {
  if (!fixed) return undefined;
  try {
    return JSON.parse(fixed);
  } catch {
    return null;
  }
}
