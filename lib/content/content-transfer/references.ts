import { createHash } from "node:crypto";

export const referenceKinds = ["picture", "video", "utensil", "category", "tag", "ingredient", "user", "item"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Fields that hold ids, with their names in the files, which hold keys. */
const fields: Record<string, { name: string; kind: ReferenceKind }> = {
  pictureId: { name: "pictureKey", kind: "picture" },
  posterId: { name: "posterKey", kind: "picture" },
  bannerId: { name: "bannerKey", kind: "picture" },
  videoId: { name: "videoKey", kind: "video" },
  utensilId: { name: "utensilKey", kind: "utensil" },
  utensilIds: { name: "utensilKeys", kind: "utensil" },
  parentId: { name: "parentKey", kind: "category" },
  categoryId: { name: "categoryKey", kind: "category" },
  categoryIds: { name: "categoryKeys", kind: "category" },
  mainCategoryId: { name: "mainCategoryKey", kind: "category" },
  tagIds: { name: "tagKeys", kind: "tag" },
  ingredientId: { name: "ingredientKey", kind: "ingredient" },
  authorId: { name: "authorKey", kind: "user" },
  partnerId: { name: "partnerKey", kind: "user" },
  userIds: { name: "userKeys", kind: "user" },
  itemId: { name: "itemKey", kind: "item" },
  itemIds: { name: "itemKeys", kind: "item" },
  leadId: { name: "leadKey", kind: "item" },
};

const fieldsByName = new Map(Object.entries(fields).map(([id, { name, kind }]) => [name, { id, kind }]));

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const categoryPrefix = "category:";

/** Its names are paths in a form, not references. */
const opaqueField = "rejection";

/** Addresses of links in texts and blocks that lead to a recipe or story: "item:hummus". */
const itemLink = /(?<=^|\]\()item:([\w.-]+)(?=$|\))/g;

const isCategoryTarget = (value: unknown): value is string =>
  typeof value === "string" && /^category:[\w-]+$/.test(value);

/** Stands in for an unknown reference, so that the rest of the entry can be checked. */
const unknownId = "00000000-0000-4000-8000-000000000000";

/**
 * The id of what has no key of its own (pictures, videos, answers): the key, when it is a UUID,
 * otherwise always the same one for the same key, so that a second import finds it.
 */
export function toUuid(key: string): string {
  if (uuidPattern.test(key)) return key;
  const hex = createHash("sha256").update(`tischlein:${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Maps keys to ids and back. Former keys lead to the same id. */
export class References {
  readonly #ids = new Map<string, string>();
  readonly #keys = new Map<string, string>();

  add(kind: ReferenceKind, key: string, id: string): void {
    this.#ids.set(`${kind}:${key}`, id);
    this.#keys.set(`${kind}:${id}`, key);
  }

  /** Adds a former key, unless it is a key of something else now. */
  addFormer(kind: ReferenceKind, key: string, id: string): void {
    if (!this.#ids.has(`${kind}:${key}`)) this.#ids.set(`${kind}:${key}`, id);
  }

  findId(kind: ReferenceKind, key: string): string | undefined {
    const id = this.#ids.get(`${kind}:${key}`);
    if (id || (kind !== "picture" && kind !== "video")) return id;
    return this.#keys.has(`${kind}:${toUuid(key)}`) ? toUuid(key) : undefined;
  }

  findKey(kind: ReferenceKind, id: string): string | undefined {
    return this.#keys.get(`${kind}:${id}`);
  }
}

/** Replaces ids by keys. References to what is gone are left out. */
export function toKeys(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((one) => toKeys(one, references));
  if (isCategoryTarget(value)) {
    const key = references.findKey("category", value.slice(categoryPrefix.length));
    return key ? categoryPrefix + key : value;
  }
  if (typeof value === "string") {
    return value.replace(itemLink, (link, id: string) => {
      const key = references.findKey("item", id);
      return key ? `item:${key}` : link;
    });
  }
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name === opaqueField) return [[name, inner]];
      const field = fields[name];
      if (!field || inner === null || inner === undefined) return [[name, toKeys(inner, references)]];
      const { name: keyName, kind } = field;
      const keys = [inner].flat().flatMap((id) => references.findKey(kind, String(id)) ?? []);
      if (Array.isArray(inner)) return [[keyName, keys]];
      return keys.length > 0 ? [[keyName, keys[0]]] : [];
    }),
  );
}

/** A reference that leads nowhere. */
export interface UnknownReference {
  kind: ReferenceKind;
  path: string;
  key: string;
  /** In a link of a text: what it leads to may follow later. */
  isLink?: boolean;
}

/** Replaces keys by ids, and collects those that are unknown. */
export function toIds(
  value: unknown,
  references: References,
  unknown: UnknownReference[],
  path: (string | number)[] = [],
): unknown {
  const resolve = (kind: ReferenceKind, key: unknown, at: (string | number)[], isLink = false) => {
    const id = typeof key === "string" ? references.findId(kind, key) : undefined;
    if (!id) unknown.push({ kind, path: formatPath(at), key: String(key), isLink });
    return id ?? unknownId;
  };
  if (Array.isArray(value)) return value.map((one, index) => toIds(one, references, unknown, [...path, index]));
  if (isCategoryTarget(value)) {
    return categoryPrefix + resolve("category", value.slice(categoryPrefix.length), path);
  }
  if (typeof value === "string") {
    // Links to what is gone keep its id.
    return value.replace(itemLink, (link, key: string) =>
      uuidPattern.test(key) ? link : `item:${resolve("item", key, path, true)}`,
    );
  }
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === opaqueField) return [name, inner];
      const field = fieldsByName.get(name);
      const at = [...path, name];
      if (!field) return [name, toIds(inner, references, unknown, at)];
      if (!name.endsWith("Keys")) return [field.id, resolve(field.kind, inner, at)];
      if (!Array.isArray(inner)) return [field.id, inner];
      return [field.id, inner.map((key, index) => resolve(field.kind, key, [...at, index]))];
    }),
  );
}

/** "texts.de.steps[2].text", with the names of the files. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, part) => {
    if (typeof part === "number") return `${written}[${part}]`;
    const name = fields[String(part)]?.name ?? String(part);
    return written ? `${written}.${name}` : name;
  }, "");
}
