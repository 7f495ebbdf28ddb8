import { expect, test } from "vitest";
import { jobPosting, vacancyAnchor } from "#lib/business/vacancies/structured-data.ts";
import type { VacancyView } from "#lib/business/vacancies/vacancy.ts";

const vacancy: VacancyView = {
  id: "1",
  title: "Bäckerin",
  text: "Du backst <Brot>.\nJeden Tag.\n\nDu wiegst genau.",
  employmentType: "PART_TIME",
  postcode: "10997",
  city: "Berlin",
  isRemote: false,
  salaryMin: 38_000,
  salaryMax: 42_000,
  salaryUnit: "YEAR",
  closesOn: "2026-12-31",
  postedAt: "2026-11-26T04:00:00.000Z",
};

// Required: https://developers.google.com/search/docs/appearance/structured-data/job-posting
test("has what search engines require", () => {
  expect(jobPosting(vacancy, "de")).toMatchObject({
    "@type": "JobPosting",
    title: "Bäckerin",
    description: "<p>Du backst &lt;Brot&gt;.<br>Jeden Tag.</p><p>Du wiegst genau.</p>",
    datePosted: "2026-11-26",
    validThrough: "2026-12-31T23:59:59",
    hiringOrganization: { "@type": "Organization", name: "Tischlein" },
    jobLocation: { address: { addressLocality: "Berlin", postalCode: "10997", addressCountry: "DE" } },
    baseSalary: { currency: "EUR", value: { minValue: 38_000, maxValue: 42_000, unitText: "YEAR" } },
    url: `http://localhost:3000/de/jobs#${vacancyAnchor("1")}`,
  });
});

test("leaves out what is not known", () => {
  const data = jobPosting({ ...vacancy, salaryMin: null, salaryMax: null, closesOn: null }, "en");
  for (const key of ["baseSalary", "validThrough", "jobLocationType"]) expect(data).not.toHaveProperty(key);
  expect(jobPosting({ ...vacancy, salaryMax: null }, "en")).toMatchObject({
    baseSalary: { value: { minValue: 38_000 } },
  });
});

test("says where one may work from home", () => {
  expect(jobPosting({ ...vacancy, isRemote: true }, "de")).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "DE" },
  });
});
