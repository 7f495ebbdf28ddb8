import type { FormState } from "#lib/platform/http/form-state.ts";

/** Lengths in characters as readers see them. */
export const vacancyLength = { title: 120, text: 6000, place: 80 };

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const vacancyFields = [
  "titleDe",
  "titleEn",
  "textDe",
  "textEn",
  "employmentType",
  "postcode",
  "city",
  "isRemote",
  "salaryMin",
  "salaryMax",
  "salaryUnit",
  "closesOn",
] as const;
export type VacancyField = (typeof vacancyFields)[number];
type VacancyFieldError =
  | "required"
  | "tooLong"
  | "noType"
  | "badPostcode"
  | "badSalary"
  | "badRange"
  | "badDate"
  | "pastDate"
  | "conflict";
export type VacancyState = FormState<VacancyField, VacancyFieldError>;
export type EndState = FormState<never, never>;
