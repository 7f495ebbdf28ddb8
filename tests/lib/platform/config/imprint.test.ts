import { expect, test } from "vitest";
import { describeMissingImprint, type Imprint, imprintEmail } from "#lib/platform/config/imprint.ts";

const complete: Imprint = {
  name: "Schmidt Verlag GmbH",
  representatives: "Anna Schmidt",
  street: "Marktplatz 3",
  city: "20095 Hamburg",
  phone: "+49 40 123456",
  register: "Amtsgericht Hamburg, HRB 12345",
  vat: "USt-IdNr. DE123456789",
  authority: "none",
  responsible: "Anna Schmidt, Marktplatz 3, 20095 Hamburg",
};

test("a complete imprint has nothing to report", () => {
  expect(describeMissingImprint(complete, "post@schmidt.de")).toBeNull();
});

test("says in one line which fields are missing and where to set them", () => {
  expect(describeMissingImprint({ ...complete, phone: null, vat: "" }, "tisch@tischlein.example")).toBe(
    "The imprint is not complete (§ 5 DDG, § 18 MStV). " +
      "Set at /en/desk/setup imprint: phone (phone), vat (VAT id); mail.",
  );
  expect(describeMissingImprint(complete, "tisch@tischlein.example")).toMatch(/setup mail\.$/);
});

test("the sample site lacks every field that has no default", () => {
  const line = describeMissingImprint() ?? "";
  for (const field of ["name", "representatives", "street", "city", "phone", "register", "vat", "responsible", "mail"])
    expect(line).toMatch(new RegExp(`\\b${field}\\b`));
  expect(line).not.toContain("authority");
});

test("an e-mail address below a reserved domain is none", () => {
  expect(imprintEmail("tisch@tischlein.example")).toBeNull();
  expect(imprintEmail("post@schmidt.de")).toBe("post@schmidt.de");
});
