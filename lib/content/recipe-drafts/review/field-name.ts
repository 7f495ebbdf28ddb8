import { type ContentFieldName, contentFieldNames } from "#lib/content/recipes/content/fields.ts";
import { type EditorialFieldName, editorialFieldNames } from "../working-copy/editorial.ts";

type FieldKey = ContentFieldName | EditorialFieldName | "other";

/** A field of a draft for people: the key of its name, and the number of its row. */
export interface FieldName {
  key: FieldKey;
  /** Counted from 1; 0 where there is only one. */
  number: number;
}

const fieldKeys: FieldKey[] = [...contentFieldNames, ...editorialFieldNames];

/** The name of a field by its path in the content: "steps.2.text.de" is the third step. */
export function toFieldName(path: string): FieldName {
  const [first = "", ...rest] = path.replace(/^editorial\./, "").split(".");
  const key = fieldKeys.find((one) => one === first) ?? "other";
  const row = key === "groups" && rest[1] === "ingredients" ? rest[2] : rest[0];
  const hasRows = key === "groups" || key === "utensils" || key === "steps";
  return { key, number: hasRows && row !== undefined && /^\d+$/.test(row) ? Number(row) + 1 : 0 };
}
