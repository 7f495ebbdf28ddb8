import { expect, it } from "vitest";
import { site } from "#lib/site.ts";
import { fillBody, fillFacts } from "#lib/stories/facts.ts";

it("fills the brand facts and leaves other braces alone", () => {
  expect(fillFacts("{name}, {street}, {city}")).toBe(
    `${site.address.company}, ${site.address.street}, ${site.address.city}`,
  );
  expect(fillFacts("{email}")).toBe(`[${site.mail}](mailto:${site.mail})`);
  expect(fillFacts("{unknown} {constructor} {company}")).toBe("{unknown} {constructor} {company}");
});

it("fills texts and lists of a body", () => {
  const body = fillBody([
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
