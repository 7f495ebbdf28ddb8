import { useTranslations } from "next-intl";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";

const codes = [
  "title",
  "picture",
  "preparation",
  "servings",
  "ingredient",
  "ingredientName",
  "step",
  "amount",
  "markup",
  "number",
  "range",
  "duration",
  "length",
  "limit",
  "url",
  "tooLarge",
  "unknown",
  "slug",
  "slugTaken",
  "category",
  "author",
  "authorHidden",
  "ingredientUnknown",
] as const;
type ProblemCode =
  | "title"
  | "picture"
  | "preparation"
  | "servings"
  | "ingredient"
  | "ingredientName"
  | "step"
  | "amount"
  | "markup"
  | "number"
  | "range"
  | "duration"
  | "length"
  | "limit"
  | "url"
  | "tooLarge"
  | "unknown"
  | "slug"
  | "slugTaken"
  | "category"
  | "author"
  | "authorHidden"
  | "ingredientUnknown"
  | "invalid";

/** Says what is wrong with a field or missing in it, for lists: with the name of the field. */
export function useProblemText(): (path: string, code: string) => string {
  const label = useFieldLabel();
  const toText = useProblem();
  return (path, code) => `${label(path)}: ${toText(code)}`;
}

/** The same without the name, for the field itself. */
export function useProblem(): (code: string) => string {
  const t = useTranslations("recipeDrafts.problems");
  return (code) => t((codes.find((one) => one === code) ?? "invalid") as ProblemCode);
}
