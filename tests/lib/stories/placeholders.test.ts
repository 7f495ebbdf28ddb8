import { expect, it } from "vitest";
import { site } from "#lib/config/site.ts";
import { fillBodyPlaceholders, fillPlaceholders } from "#lib/stories/placeholders.ts";

it("fills the brand facts and leaves other braces alone", () => {
  expect(fillPlaceholders("{name}, {street}, {city}")).toBe(
    `${site.address.company}, ${site.address.street}, ${site.address.city}`,
  );
  expect(fillPlaceholders("{email}")).toBe(`[${site.mail}](mailto:${site.mail})`);
  expect(fillPlaceholders("{unknown} {constructor} {company}")).toBe("{unknown} {constructor} {company}");
});

it("fills texts and lists of a body", () => {
  const body = fillBodyPlaceholders([
    { type: "text", text: "USt-IdNr. {vat}" },
    { type: "list", ordered: false, items: ["{phone}"] },
    { type: "headline", level: 2, text: "{vat}" },
  ]);
  expect(body).toEqual([
    { type: "text", text: `USt-IdNr. ${site.address.vat}` },
    { type: "list", ordered: false, items: [site.address.phone] },
    { type: "headline", level: 2, text: "{vat}" },
  ]);
});
