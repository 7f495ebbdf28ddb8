import { expect, it } from "vitest";
import { fillBodyPlaceholders, fillPlaceholders } from "#lib/content/stories/placeholders.ts";
import { site } from "#lib/platform/config/site.ts";

const facts = { name: "Anna Schmidt", street: "Marktplatz 3", register: "none", vat: null };

it("fills facts and leaves other braces alone", () => {
  expect(fillPlaceholders("{name}, {street}", "[fehlt]", facts)).toBe("Anna Schmidt, Marktplatz 3");
  expect(fillPlaceholders("{unknown} {constructor}", "[fehlt]", facts)).toBe("{unknown} {constructor}");
});

it("says where a fact is not filled in yet, and leaves out lines of facts that do not apply", () => {
  expect(fillPlaceholders("Register: {register}\nUSt-IdNr.: {vat}", "[fehlt]", facts)).toBe("USt-IdNr.: [fehlt]");
});

it("fills texts, lists and boxes of a body, and drops texts that are left empty", () => {
  const body = fillBodyPlaceholders(
    [
      { type: "text", text: "Register: {register}" },
      { type: "text", text: "USt-IdNr.: {vat}" },
      { type: "list", ordered: false, items: ["{street}"] },
      { type: "content_meta_carousel", title: "Kontakt", entries: [{ title: "Anschrift", text: "{street}" }] },
      { type: "proscons", prosTitle: "Da", pros: ["{street}"], consTitle: "Dort", cons: ["{name}"] },
      { type: "headline", level: 2, text: "{vat}" },
    ],
    "[fehlt]",
    facts,
  );
  expect(body).toEqual([
    { type: "text", text: "USt-IdNr.: [fehlt]" },
    { type: "list", ordered: false, items: ["Marktplatz 3"] },
    { type: "content_meta_carousel", title: "Kontakt", entries: [{ title: "Anschrift", text: "Marktplatz 3" }] },
    { type: "proscons", prosTitle: "Da", pros: ["Marktplatz 3"], consTitle: "Dort", cons: ["Anna Schmidt"] },
    { type: "headline", level: 2, text: "{vat}" },
  ]);
});

it("shows no invented facts of the sample site", () => {
  expect(fillPlaceholders("{email}", "[fehlt]")).toBe(`[${site.mail}](mailto:${site.mail})`);
  expect(fillPlaceholders("{name}, {contactEmail}, {phone}", "[fehlt]")).toBe("[fehlt], [fehlt], [fehlt]");
});
