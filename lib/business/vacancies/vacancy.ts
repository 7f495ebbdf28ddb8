import type { EmploymentType, SalaryUnit } from "#lib/platform/db/tables/company/vacancies.ts";

/** An open position as readers see it, in one language. */
export interface VacancyView {
  id: string;
  title: string;
  text: string;
  employmentType: EmploymentType;
  postcode: string;
  city: string;
  isRemote: boolean;
  /** Before tax, in euros; null if it is not stated. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryUnit: SalaryUnit;
  /** YYYY-MM-DD; null without a last day. */
  closesOn: string | null;
  /** ISO date and time. */
  postedAt: string;
}
