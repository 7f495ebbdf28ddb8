import type { JobPosting, WithContext } from "schema-dts";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import type { VacancyView } from "./vacancy.ts";

/**
 * Structured data of an open position.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(vacancy: VacancyView, locale: Locale): WithContext<JobPosting> {
  const { id, title, text, employmentType, postcode, city, isRemote, closesOn, postedAt } = vacancy;
  const home = absoluteUrl(address(locale, "/"));
  const paragraphs = text.split(/\n{2,}/).map((lines) => `<p>${escapeHtml(lines).replaceAll("\n", "<br>")}</p>`);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: paragraphs.join(""),
    identifier: { "@type": "PropertyValue", name: site.name, value: id },
    datePosted: postedAt.slice(0, 10),
    ...(closesOn && { validThrough: `${closesOn}T23:59:59` }),
    employmentType,
    hiringOrganization: { "@type": "Organization", name: site.imprint.name ?? site.name, sameAs: home },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: city, postalCode: postcode, addressCountry: "DE" },
    },
    ...(isRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "DE" },
    }),
    ...salaryOf(vacancy),
    directApply: false,
    url: `${absoluteUrl(address(locale, "/jobs"))}#${vacancyAnchor(id)}`,
  };
}

/** Where a position stands on the page about jobs. */
export function vacancyAnchor(id: string): string {
  return `job-${id}`;
}

function salaryOf({ salaryMin, salaryMax, salaryUnit }: VacancyView) {
  const bounds = {
    ...(salaryMin !== null && { minValue: salaryMin }),
    ...(salaryMax !== null && { maxValue: salaryMax }),
  };
  const value = { "@type": "QuantitativeValue", ...bounds, unitText: salaryUnit } as const;
  if (salaryMin === null && salaryMax === null) return {};
  return { baseSalary: { "@type": "MonetaryAmount", currency: "EUR", value } as const };
}
