import type { z } from "zod";
import { parseAmountText } from "#lib/content/recipe-drafts/editing/amount-text.ts";
import type { RowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";
import {
  type AdaptationContent,
  adaptationContentSchema,
  type IngredientChange,
  ingredientBaseSchema,
  ingredientChangeSchema,
  type Quantity,
  type StepChange,
  stepBaseSchema,
  stepChangeSchema,
} from "../adaptation.ts";
import { adaptationLimits as limits } from "../limits.ts";
import { isSameQuantity } from "../matching.ts";
import { readTries } from "./try-fields.ts";

/** What is wrong with a field; "changed" is the version. */
export type AdaptationFieldError = "amount" | "length" | "unit" | "date" | "dateFuture" | "changed";

export type Entries = Readonly<Record<string, string>>;
export type FieldErrors = Record<string, AdaptationFieldError>;

interface FormContext {
  locale: Locale;
  reader: RowReader;
  units: DraftLookups["units"];
  /** Day in the time zone of the site. */
  today: string;
}

/**
 * Reads the form of an adaptation. A field that says what the recipe said is no change; hidden
 * fields tell what it said when the page was made, so that an edit of the recipe meanwhile is not
 * taken for a change of the reader.
 *
 * @returns null for forms that no page of this site makes
 */
export function readAdaptationForm(
  entries: Entries,
  context: FormContext,
): { content: AdaptationContent; errors: FieldErrors } | null {
  const errors: FieldErrors = {};
  try {
    const content = adaptationContentSchema.safeParse({
      ingredients: [
        ...readList(entries, "ingredients").flatMap((field) => readIngredient(entries, field, context, errors)),
        ...readGone(entries, "goneIngredients", ingredientChangeSchema),
      ],
      added: readList(entries, "added").flatMap((field) => readAdded(entries, field, context, errors)),
      steps: [
        ...readList(entries, "steps").flatMap((field) => readStep(entries, field, context, errors)),
        ...readGone(entries, "goneSteps", stepChangeSchema),
      ],
      tries: readTries(entries, readList(entries, "tries"), context.today, errors),
    });
    if (Object.keys(errors).length > 0) return { content: emptyContent, errors };
    return content.success ? { content: content.data, errors } : null;
  } catch (error) {
    if (error instanceof UnknownFormError) return null;
    throw error;
  }
}

const emptyContent = adaptationContentSchema.parse({});
const maxFields = 300;

class UnknownFormError extends Error {
  override name = "UnknownFormError";
}

/** The beginnings of the field names of a list: "ingredients.0", "ingredients.1". */
function readList(entries: Entries, list: string): string[] {
  const pattern = new RegExp(`^${list}\\.(\\d{1,3})\\.`);
  const numbers = Object.keys(entries).flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(numbers)].slice(0, maxFields).map((number) => `${list}.${number}`);
}

function readJson<Schema extends z.ZodType>(text: string | undefined, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    throw new UnknownFormError();
  }
}

function readGone<Schema extends z.ZodType>(entries: Entries, list: string, schema: Schema): z.infer<Schema>[] {
  return readList(entries, list)
    .filter((field) => entries[`${field}.remove`] !== "on")
    .map((field) => readJson(entries[`${field}.change`], schema));
}

function readIngredient(entries: Entries, field: string, context: FormContext, errors: FieldErrors) {
  const get = (name: string) => entries[`${field}.${name}`] ?? "";
  const storedBase = readJson(get("base"), ingredientBaseSchema);
  const current = get("current") ? readJson(get("current"), ingredientBaseSchema) : null;
  const resolution = current ? get("resolve") : "";
  // What the field showed when the recipe's own amount stood in it.
  const base = resolution === "keep" && current ? current : storedBase;
  const quantity = resolution === "take" ? null : readQuantity(entries, field, base.quantity, context, errors);
  const swap = readSwap(get("name"), base, context);
  if (swap && swap.name.length > limits.ingredientName) errors[`${field}.name`] = "length";
  const isOmitted = get("omitted") === "on";
  if (!quantity && !swap && !isOmitted) return [];
  return [{ base, quantity, swap, isOmitted } satisfies IngredientChange];
}

function readQuantity(
  entries: Entries,
  field: string,
  base: Quantity,
  { units }: FormContext,
  errors: FieldErrors,
): Quantity | null {
  const [text, unitText] = [entries[`${field}.amount`] ?? "", entries[`${field}.unit`] ?? ""];
  const unit = unitText || null;
  if (unit !== null && unit !== base.unit && !units.some(({ code }) => code === unit)) {
    errors[`${field}.unit`] = "unit";
    return null;
  }
  const typed = parseAmountText(text, unit);
  if (!typed) {
    errors[`${field}.amount`] = "amount";
    return null;
  }
  // ⅓ is typed as a third, and stored as 0.33 by recipes.
  const isSame = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) < 0.006);
  const quantity = { ...typed, unit };
  const isUnchanged =
    unit === base.unit && isSame(typed.amount, base.amount) && isSame(typed.amountMax, base.amountMax);
  return isUnchanged || isSameQuantity(quantity, base) ? null : quantity;
}

function readSwap(typed: string, base: IngredientChange["base"], { reader, locale }: FormContext) {
  const name = normalizeUserLine(typed).replace(/[{}]/g, "");
  if (name === "" || name.toLowerCase() === base.name.toLowerCase()) return null;
  const ingredientId = reader.match(name, locale);
  return ingredientId === base.ingredientId ? null : { ingredientId, name };
}

function readAdded(entries: Entries, field: string, { reader, locale }: FormContext, errors: FieldErrors) {
  const line = normalizeUserLine(entries[`${field}.line`] ?? "");
  if (line === "") return [];
  if (line.length > limits.ingredientName + limits.addition) {
    errors[`${field}.line`] = "length";
    return [];
  }
  const { ingredientId, name, amount, amountMax, unit, addition } = reader.readLine(line, locale);
  return [{ ingredientId, name, quantity: { amount, amountMax, unit }, addition: addition[locale] }];
}

function readStep(entries: Entries, field: string, { units }: FormContext, errors: FieldErrors) {
  const get = (name: string) => entries[`${field}.${name}`] ?? "";
  const storedBase = readJson(get("base"), stepBaseSchema);
  const current = get("current") ? readJson(get("current"), stepBaseSchema) : null;
  const resolution = current ? get("resolve") : "";
  const base = current && resolution !== "" ? current : storedBase;
  const unitNames = Object.fromEntries(units.map(({ code, names }) => [code, names[base.locale]]));
  const isOriginal = (text: string) =>
    [storedBase, current].some(
      (one) => one && normalizeUserText(toPlainText(one.text, one.locale, unitNames)) === text,
    );
  const typed = resolution === "take" ? "" : normalizeUserText(get("text"));
  const text = isOriginal(typed) ? "" : typed;
  const note = normalizeUserText(get("note"));
  if (text.length > limits.stepText) errors[`${field}.text`] = "length";
  if (note.length > limits.note) errors[`${field}.note`] = "length";
  return text || note ? [{ base, text, note } satisfies StepChange] : [];
}
