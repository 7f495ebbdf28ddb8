import { z } from "zod";
import { employmentTypes, salaryUnits } from "#lib/platform/db/tables/company/vacancies.ts";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { requiredLine, requiredText } from "#lib/platform/text/text-schema.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { vacancyLength } from "./form-fields.ts";

const title = requiredLine(vacancyLength.title);
const text = requiredText(vacancyLength.text);

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

/** What the desk writes about a vacancy. */
export const vacancySchema = z
  .strictObject({
    ...entryFields,
    ...localizedShape({ title, text }),
    employmentType: z.enum(employmentTypes, "noType"),
    postcode: z
      .string("badPostcode")
      .trim()
      .regex(/^\d{5}$/, "badPostcode"),
    city: requiredLine(vacancyLength.place),
    isRemote: z.boolean(),
    salaryMin: salary,
    salaryMax: salary,
    salaryUnit: z.enum(salaryUnits).default("YEAR"),
    closesOn,
  })
  .refine(({ salaryMin, salaryMax }) => !salaryMin || !salaryMax || salaryMin <= salaryMax, {
    path: ["salaryMax"],
    error: "badRange",
  });
