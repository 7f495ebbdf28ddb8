import { z } from "zod";
import { employmentTypes, salaryUnits } from "#lib/db/tables/company/vacancies.ts";
import { locales } from "#lib/i18n/locales.ts";
import { countGraphemes, isReadable, normalizeUserLine, normalizeUserText } from "#lib/text/user-text.ts";
import { currentTime } from "#lib/time/clock.ts";
import { toLocalTime } from "#lib/time/time-zone.ts";
import { vacancyLength } from "./form-fields.ts";

function needed(max: number, normalize: (text: string) => string) {
  return z
    .string("required")
    .max(20 * max, { error: "tooLong", abort: true })
    .overwrite(normalize)
    .refine((text) => text.length <= 5 * max && countGraphemes(text) <= max, "tooLong")
    .refine(isReadable, "required");
}

/** Euros without cents, with or without a character between thousands. */
const salary = z
  .string("badSalary")
  .trim()
  .regex(/^(?:\d{1,7}|\d{1,3}(?:[., ]\d{3}){1,2})?$/, "badSalary")
  .transform((text) => (text === "" ? null : Number(text.replace(/\D/g, ""))))
  .default(null);

const closesOn = z
  .union([z.literal(""), z.iso.date("badDate")], "badDate")
  .refine((date) => date === "" || (date >= toLocalTime(currentTime()).date && date < "2100"), "pastDate")
  .transform((date) => date || null)
  .default(null);

/** What the desk writes about a vacancy; `id` is empty for a new one. */
export const vacancySchema = z
  .strictObject({
    id: z.union([z.literal(""), z.uuid()]),
    version: z.coerce.number().int().min(0).max(2_147_483_647),
    titleDe: needed(vacancyLength.title, normalizeUserLine),
    titleEn: needed(vacancyLength.title, normalizeUserLine),
    textDe: needed(vacancyLength.text, normalizeUserText),
    textEn: needed(vacancyLength.text, normalizeUserText),
    employmentType: z.enum(employmentTypes, "noType"),
    postcode: z
      .string("badPostcode")
      .trim()
      .regex(/^\d{5}$/, "badPostcode"),
    city: needed(vacancyLength.place, normalizeUserLine),
    isRemote: z.boolean(),
    salaryMin: salary,
    salaryMax: salary,
    salaryUnit: z.enum(salaryUnits).default("YEAR"),
    closesOn,
    locale: z.enum(locales),
  })
  .refine(({ salaryMin, salaryMax }) => !salaryMin || !salaryMax || salaryMin <= salaryMax, {
    path: ["salaryMax"],
    error: "badRange",
  });
export type VacancyInput = z.infer<typeof vacancySchema>;

/** Ends a vacancy: readers no longer see it. */
export const endSchema = z.strictObject({
  id: z.uuid(),
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  locale: z.enum(locales),
});
