import { z } from "zod";
import { feedNames, type ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";
import { moduleSchema } from "../schema.ts";
import { type ModuleFieldError, type ModuleValues, moduleTypes, readModuleValues } from "./module-form.ts";

const version = z.coerce.number().int().min(0).max(2_147_483_647);
const target = { feed: z.enum(feedNames), version, locale: z.enum(locales) };

/** Ids separated by commas; empty without a change of the order. */
const orderSchema = z
  .string()
  .max(20_000)
  .default("")
  .transform((ids) => ids.split(",").filter(Boolean))
  .pipe(z.array(z.uuid()).max(200));

/** What a button of the list does: save the order, or change one module. */
export const listFormSchema = z.strictObject({
  ...target,
  order: orderSchema,
  change: z.union([
    z.literal("arrange"),
    z.templateLiteral([z.enum(["up", "down", "duplicate", "delete"]), ":", z.uuid()]),
  ]),
});

export const restoreFormSchema = z.strictObject({ ...target, to: version.min(1) });

export const moduleFormSchema = z.looseObject({
  ...target,
  /** Empty for a new module. */
  id: z.union([z.literal(""), z.uuid()]),
  type: z.enum(moduleTypes),
});

/** The recipe of a day; an empty one is that of the rotation. */
export const fixedFormSchema = z.strictObject({
  ...target,
  id: z.uuid(),
  date: z.iso.date(),
  itemId: z.union([z.literal(""), z.uuid()]),
});

export interface ModulePlan {
  locale: Locale | null;
  startsAt: string | null;
  endsAt: string | null;
  data: ModuleData;
}

export type ParsedModule =
  | { plan: ModulePlan; errors: null }
  | { plan: null; errors: Record<string, ModuleFieldError> };

/** Reads the form of a module; errors are by field. */
export function parseModule(type: ModuleData["type"], values: ModuleValues): ParsedModule {
  const errors: Record<string, ModuleFieldError> = {};
  const parsed = moduleSchema.safeParse(readModuleValues(type, values));
  for (const issue of parsed.error?.issues ?? []) errors[toField(issue.path)] ??= toError(issue);
  for (const name of Object.keys(values)) {
    if (/^links\.\d+\.target$/.test(name) && values[name] === "") errors[name] ??= "required";
  }
  const [startsAt, endsAt] = (["startsAt", "endsAt"] as const).map((name) => {
    const text = values[name] ?? "";
    const instant = parseLocalInput(text);
    if (text !== "" && !instant) errors[name] = "badTime";
    return instant;
  });
  if (startsAt && endsAt && endsAt <= startsAt) errors.endsAt = "endBeforeStart";
  if (!parsed.success || Object.keys(errors).length > 0) return { plan: null, errors };
  const locale = locales.find((one) => one === values.language) ?? null;
  const toIso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;
  return { plan: { locale, startsAt: toIso(startsAt), endsAt: toIso(endsAt), data: parsed.data }, errors: null };
}

/** The field of an issue: a word of a list belongs to the field of the list. */
function toField(path: readonly PropertyKey[]): string {
  const name = path.map(String).join(".");
  return name.replace(/^((?:item|user|category)Ids|terms\.\w+|search\.filters\.\w+)\.\d+$/, "$1");
}

function toError({ code, path, input }: z.core.$ZodIssue): ModuleFieldError {
  if (code === "too_big") return String(path[0]).endsWith("Ids") || path.length === 1 ? "tooMany" : "tooLong";
  if (code === "too_small" || input === undefined || input === "") return "required";
  return code === "invalid_format" || code === "invalid_union" || code === "invalid_value" ? "required" : "invalid";
}
