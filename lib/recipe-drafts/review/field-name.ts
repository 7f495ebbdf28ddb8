/** A field of a draft for people: the key of its name, and the number of its row. */
export interface FieldName {
  key: (typeof fieldKeys)[number];
  /** Counted from 1; 0 where there is only one. */
  number: number;
}

/** Parts of a draft that a note of the editors can be about, in the order of the form. */
export const fieldKeys = [
  "title",
  "summary",
  "pictureId",
  "language",
  "difficulty",
  "servings",
  "duration",
  "tagIds",
  "source",
  "groups",
  "utensils",
  "steps",
  "chefsNote",
  "authorId",
  "isSponsored",
  "videoId",
  "mainCategoryId",
  "categoryIds",
  "slug",
  "metaTitle",
  "metaDescription",
  "keywords",
  "storage",
  "freezing",
  "makeAhead",
  "ovenCelsius",
  "nutrition",
  "other",
] as const;

/** The name of a field by its path in the content: "steps.2.text.de" is the third step. */
export function toFieldName(path: string): FieldName {
  const [first = "", ...rest] = path.replace(/^editorial\./, "").split(".");
  const key = fieldKeys.find((one) => one === first) ?? "other";
  const row = key === "groups" && rest[1] === "ingredients" ? rest[2] : rest[0];
  const hasRows = key === "groups" || key === "utensils" || key === "steps";
  return { key, number: hasRows && row !== undefined && /^\d+$/.test(row) ? Number(row) + 1 : 0 };
}
