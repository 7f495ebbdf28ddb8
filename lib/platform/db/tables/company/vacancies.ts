import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";

/** As schema.org names them (https://schema.org/employmentType). */
export const employmentTypes = ["FULL_TIME", "PART_TIME", "TEMPORARY", "CONTRACTOR", "INTERN"] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** What a salary is paid for (https://schema.org/unitText). */
export const salaryUnits = ["YEAR", "MONTH", "HOUR"] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

/** Open positions of the page about jobs; public until they are ended or close by their date. */
export const vacancies = pgTable(
  "vacancies",
  {
    id: id(),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Localized>().notNull(),
    employmentType: text().$type<EmploymentType>().notNull(),
    /** City with its postcode. */
    postcode: text().notNull(),
    city: text().notNull(),
    isRemote: boolean().notNull().default(false),
    /** Before tax, in euros. */
    salaryMin: integer(),
    salaryMax: integer(),
    salaryUnit: text().$type<SalaryUnit>().notNull().default("YEAR"),
    /** The last day for applications; null without one. */
    closesOn: date({ mode: "string" }),
    /** Grows with each change, so that of two editors the second one sees the first one's. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    endedAt: timestamptz(),
  },
  (t) => [
    index("vacancies_created_idx").on(t.createdAt.desc(), t.id),
    check(
      "vacancies_salary_range",
      sql`${t.salaryMin} is null or ${t.salaryMax} is null or ${t.salaryMin} <= ${t.salaryMax}`,
    ),
  ],
);
