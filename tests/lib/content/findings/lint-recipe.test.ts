import { afterEach, describe, expect, test } from "vitest";
import type { LintedRecipe } from "#lib/content/findings/content.ts";
import { ruleSeverities, rules } from "#lib/content/findings/finding.ts";
import { lintRecipe } from "#lib/content/findings/lint-recipe.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { context, createRecipe, findIn, row, withTexts } from "./fixtures.ts";

afterEach(() => setSiteSettings({}));

test("finds nothing in a careful recipe", () => {
  expect(findIn(createRecipe())).toEqual([]);
});

/** What both languages share, with one fault each. */
const shared: [string, Partial<LintedRecipe>, string[]][] = [
  ["an ingredient that no step uses", { rows: [row("potato"), row("onion")] }, ["ingredientUnused ingredient 1"]],
  ["steps without ingredients", { steps: [{ ingredients: [] }, { ingredients: [] }] }, ["ingredientsUnassigned step"]],
  [
    "a step that uses a removed row",
    { steps: [{ ingredients: [{ row: 0, amount: null }] }, { ingredients: [{ row: 7, amount: null }] }] },
    ["ingredientRemoved step 1"],
  ],
  [
    "steps that use more than the list has",
    { steps: [{ ingredients: [{ row: 0, amount: 300 }] }, { ingredients: [{ row: 0, amount: 200 }] }] },
    ["amountAboveListed ingredient 0"],
  ],
  [
    "steps that leave some of an ingredient",
    { steps: [{ ingredients: [{ row: 0, amount: 100 }] }, { ingredients: [{ row: 0, amount: 200 }] }] },
    ["amountBelowListed ingredient 0"],
  ],
  ["an unknown unit", { rows: [row("potato", { unit: "crate" })] }, ["unitUnknown ingredient 0"]],
  [
    "a small picture",
    {
      pictures: [{ ...createRecipe().pictures[0], field: "picture", index: null, width: 640, height: 480, alts: null }],
    },
    ["pictureTooSmall picture"],
  ],
  [
    "a diet that an ingredient contradicts",
    { rows: [row("potato", { names: { de: "Butter", en: "butter" } })] },
    ["dietContradicted ingredient 0"],
  ],
  [
    "another temperature of the oven",
    { ovenCelsius: 190 },
    ["ovenTemperatureDiffers step 0 de", "ovenTemperatureDiffers step 0 en"],
  ],
  [
    "times that do not add up",
    { duration: { preparation: 20, baking: 70, resting: 0 } },
    ["timesDiffer duration de", "timesDiffer duration en"],
  ],
];

test.each(shared)("finds %s", (_, changes, expected) => {
  expect(findIn(createRecipe(changes))).toEqual(expected);
});

const oven = {
  de: {
    none: "Schneide die Kartoffeln {10 min} lang klein.",
    cold: "Gib alles in den kalten Ofen und backe es bei {200 °C} {35 min}.",
  },
  en: { none: "Cut up the potatoes for {10 min}.", cold: "Put it in the cold oven and bake at {200 °C} for {35 min}." },
};

describe.each(locales)("in the texts in %s", (locale) => {
  const isGerman = locale === "de";
  const pick = (de: string, en: string) => (isGerman ? de : en);
  const first = createRecipe().texts[locale]?.steps[0]?.text ?? "";
  const second = createRecipe().texts[locale]?.steps[1]?.text ?? "";

  test("finds values that cannot be read, and values that are not marked", () => {
    expect(findIn(withTexts(locale, {}, { 0: `${first} {2 EL potato}` }))).toContain(`valueMalformed step 0 ${locale}`);
    const unmarked = pick(" Rühre sie 10 Minuten um.", " Stir them for 10 minutes.");
    expect(findIn(withTexts(locale, {}, { 0: first + unmarked }))).toContain(`valueUnmarked step 0 ${locale}`);
    expect(findIn(withTexts(locale, { chefsNote: pick("Nimm 200 g.", "Take 200 g.") }))).toEqual([
      `valueUnmarked chefsNote ${locale}`,
      "numbersDiffer chefsNote",
    ]);
  });

  test("finds amounts of ingredients that are not listed, and words that are no unit", () => {
    const found = (text: string) => findIn(withTexts(locale, {}, { 0: `${first} ${text}` }));
    expect(found("{50 g butter}")).toContain(`ingredientUnlisted step 0 ${locale}`);
    expect(found("{3 wagonload}")).toContain(`unitUnknown step 0 ${locale}`);
    expect(found("{400 g potato}")).not.toContain(`ingredientUnlisted step 0 ${locale}`);
  });

  test("finds an ingredient that only the text names, unless it is a comparison or a part of another", () => {
    const found = (text: string) => findIn(withTexts(locale, {}, { 0: `${first} ${text}` }));
    const mentioned = `ingredientMentioned step 0 ${locale}`;
    expect(found(pick("Gib die Petersilie dazu.", "Add the parsley."))).toEqual([mentioned]);
    expect(found(pick("Schneide sie so groß wie eine Walnuss.", "Cut them the size of a walnut."))).toEqual([]);
    const eggs = withTexts(locale, {}, { 0: `${first} ${pick("Schlage das Eiweiß auf.", "Whisk the egg white.")}` });
    expect(findIn({ ...eggs, rows: [row("potato"), row("egg")], tags: [] })).not.toContain(mentioned);
  });

  test("finds more of an ingredient than the list has, also in another unit and in sum", () => {
    const found = (text: string) => findIn(withTexts(locale, {}, { 0: `${first} ${text}` }));
    const rule = `amountAboveListed step 0 ${locale}`;
    expect(found("{500 g potato}")).toContain(rule);
    expect(found("{½ kg potato}")).toContain(rule);
    expect(found("{300 g potato} {200 g potato}")).toContain(rule);
    expect(found("{=500 g potato}")).not.toContain(rule);
    expect(found("{3 potato}")).not.toContain(rule);
  });

  test("finds measures in texts that are not converted, but no times", () => {
    expect(findIn(withTexts(locale, { summary: pick("Mit 400 g Kartoffeln.", "With 400 g of potatoes.") }))).toContain(
      `valueUnconverted summary ${locale}`,
    );
    const times = { de: "In 30 Minuten fertig.", en: "Ready in 30 minutes." };
    const recipe = createRecipe();
    const { de, en } = recipe.texts;
    if (!de || !en) throw new Error("no texts");
    expect(
      findIn({ ...recipe, texts: { de: { ...de, summary: times.de }, en: { ...en, summary: times.en } } }),
    ).toEqual([]);
  });

  test("finds times that do not add up, and allows those beside other work and ranges", () => {
    const found = (text: string) =>
      findIn(withTexts(locale, {}, { 1: text })).filter((one) => one.includes("timesDiffer"));
    expect(found(second.replace("{35 min}", "{55 min}"))).toEqual([`timesDiffer duration ${locale}`]);
    expect(found(second.replace("{35 min}", "{30–35 min}"))).toEqual([]);
    expect(
      found(`${second} ${pick("Deck inzwischen {60 min} den Tisch.", "Meanwhile, lay the table for {60 min}.")}`),
    ).toEqual([]);
    expect(found(`${second} ${pick("Es hält sich {3 h, no timer}.", "It keeps for {3 h, no timer}.")}`)).toEqual([]);
    // A time in words is the same time.
    expect(found(second.replace("{35 min}", pick("35 Minuten", "35 minutes")))).toEqual([]);
  });

  test("finds an oven without a temperature, without preheating, or heated too late", () => {
    const found = (steps: Record<number, string>) =>
      findIn({ ...withTexts(locale, {}, steps), ovenCelsius: null }).filter((one) => one.startsWith("oven"));
    expect(found({ 0: oven[locale].none })).toEqual([`ovenTemperatureMissing step 1 ${locale}`]);
    expect(found({ 0: oven[locale].none, 1: `${second} {200 °C}` })).toEqual([`ovenNotPreheated step 1 ${locale}`]);
    expect(found({ 0: second, 1: first })).toEqual([`ovenPreheatedLate step 0 ${locale}`]);
    expect(found({ 0: oven[locale].none, 1: oven[locale].cold })).toEqual([]);
  });

  test("finds an oven temperature without that for fan, wherever it is set", () => {
    const fanless = (steps: Record<number, string>) =>
      findIn(withTexts(locale, {}, steps)).filter((one) => one.startsWith("ovenFan"));
    const fan = /\({fan 180 °C}\) ?/;
    expect(fanless({ 0: first.replace(fan, "") })).toEqual([`ovenFanMissing step 0 ${locale}`]);
    const lower = pick("Schalte den Ofen auf {170 °C} herunter.", "Turn the oven down to {170 °C}.");
    expect(fanless({ 1: `${second} ${lower}` })).toEqual([`ovenFanMissing step 1 ${locale}`]);
    expect(fanless({ 1: `${second} ${lower.replace("{170 °C}", "{170 °C} ({fan 150 °C})")}` })).toEqual([]);
    // Fat in a pan, and the middle of a roast.
    expect(fanless({ 1: `${second} ${pick("Erhitze das Fett auf", "Heat the fat to")} {170 °C}.` })).toEqual([]);
    expect(fanless({ 0: first.replace("{200 °C} ({fan 180 °C})", "{gas 6}") })).toEqual([
      `ovenFanMissing step 0 ${locale}`,
    ]);
  });

  test("finds an oven temperature without that for fan in tips and notes, where it is held for a time", () => {
    const warm = pick("Wärme es {15 min} bei {160 °C} auf.", "Warm it for {15 min} at {160 °C}.");
    const fanless = (text: string, field: "chefsNote" | "storage" | "freezing" | "makeAhead" = "storage") =>
      findIn({ ...withTexts(locale, { [field]: text }), ovenCelsius: null }).filter((one) => one.startsWith("ovenFan"));
    for (const field of ["chefsNote", "storage", "freezing", "makeAhead"] as const) {
      expect(fanless(warm, field)).toEqual([`ovenFanMissing ${field} ${locale}`]);
    }
    const [step] = createRecipe().texts[locale]?.steps ?? [];
    if (!step) throw new Error("no step");
    const steps = [{ ...step, text: pick("Schneide die Kartoffeln.", "Cut up the potatoes."), tip: warm }];
    expect(findIn({ ...withTexts(locale, { steps }), ovenCelsius: null })).toContain(`ovenFanMissing step 0 ${locale}`);
    const both = warm.replace("{160 °C}", "{160 °C} ({fan 140 °C})");
    expect(fanless(both)).toEqual([]);
    expect(fanless(`${both} ${warm}`)).toEqual([`ovenFanMissing storage ${locale}`]);
    // Fat in a pan, syrup, a paper, and the middle of a roast.
    for (const other of [
      pick("Brate sie {3 min} in Öl bei {170 °C}.", "Fry them in oil for {3 min} at {170 °C}."),
      pick("Koche den Sirup {3 min} auf {121 °C}.", "Boil the syrup for {3 min} to {121 °C}."),
      pick("Das Papier verträgt {220 °C}.", "The paper withstands {220 °C}."),
      pick("Halte die {75 °C} noch {2 min}.", "Hold the {75 °C} for {2 min}."),
    ]) {
      expect(fanless(other), other).toEqual([]);
    }
  });

  test("finds a tool that the list of utensils lacks, unless it has one that will do", () => {
    const withTool = (de: string, en: string, utensils = createRecipe().utensils) =>
      findIn({ ...withTexts(locale, {}, { 1: `${second} ${pick(de, en)}` }), utensils });
    const listed = (key: string, de = "", en = "") => [
      ...createRecipe().utensils,
      { key, names: { de, en }, size: {} },
    ];
    const found = [`utensilUnlisted step 1 ${locale}`];
    const ladle = ["Nimm eine Kelle davon.", "Add a ladleful of it."] as const;
    expect(withTool(...ladle)).toEqual(found);
    expect(withTool(...ladle, listed("ladle"))).toEqual([]);
    expect(withTool(...ladle, listed("own", "Suppenkelle", "the ladle"))).toEqual([]);
    expect(withTool(...ladle, [])).toEqual([]);
    expect(withTool("Lege Backpapier darauf.", "Cover with baking paper.")).toEqual(found);
    expect(withTool("Binde es mit Küchengarn.", "Tie it with kitchen string.")).toEqual(found);
    expect(withTool("Nimm die Zitruspresse.", "Use the citrus squeezer.")).toEqual(found);
    expect(withTool("Gib es in den Topf.", "Put it in the pot.", listed("saucepan"))).toEqual([]);
    // Verbs, and other words that end alike.
    expect(
      withTool("Reibe es, hebe es mit der Schaumkelle heraus.", "Whisk it, ladle it up.", listed("slotted-spoon")),
    ).toEqual([]);
  });

  test("finds a tin without a size, in the list or in a step alone", () => {
    const recipe = createRecipe();
    const size = { ...recipe.utensils[0]?.size, [locale]: pick("groß", "large") };
    const unsized = recipe.utensils.map((utensil) => ({ ...utensil, size }));
    expect(findIn({ ...recipe, utensils: unsized })).toContain(`tinSizeMissing utensil 0 ${locale}`);
    const tin = pick("Fülle alles in die Springform.", "Fill the springform tin.");
    const named = { ...withTexts(locale, {}, { 0: `${first} ${tin}` }), utensils: [] };
    expect(findIn(named)).toEqual([`tinSizeMissing step 0 ${locale}`]);
    const sized = { ...withTexts(locale, {}, { 0: `${first} ${tin} {tin 26 cm}` }), utensils: [] };
    expect(findIn(sized).filter((one) => one.startsWith("tin"))).toEqual([]);
    const sheet = { key: "baking-sheet", names: { de: "Backblech", en: "baking sheet" }, size: {} };
    expect(findIn({ ...recipe, utensils: [sheet] })).toEqual([]);
  });

  test.each([
    ["poultry", "chicken-thigh", "{74 °C}"],
    ["mince", "mixed-mince", "{70 °C}"],
    ["fish", "salmon-fillet", "{60 °C}"],
  ])("finds %s without a core temperature", (_, key, celsius) => {
    const rule = `coreTemperatureMissing ingredient 0 ${locale}`;
    const recipe = { ...createRecipe(), rows: [row(key)], tags: [] };
    expect(findIn(recipe)).toContain(rule);
    const measured = { ...withTexts(locale, {}, { 1: `${second} ${celsius}` }), rows: [row(key)], tags: [] };
    expect(findIn(measured)).not.toContain(rule);
    const tooLow = { ...withTexts(locale, {}, { 1: `${second} {45 °C}` }), rows: [row(key)], tags: [] };
    expect(findIn(tooLow)).toContain(rule);
  });

  test("asks no core temperature of stock, of raw dishes, and of what boils for long", () => {
    const rule = `coreTemperatureMissing ingredient 0 ${locale}`;
    const withRow = (recipe: LintedRecipe, key: string) => findIn({ ...recipe, rows: [row(key)], tags: [] });
    expect(withRow(createRecipe(), "fish-stock")).not.toContain(rule);
    const boiled = pick("Lass alles {45 min} köcheln.", "Let it simmer for {45 min}.");
    expect(withRow(withTexts(locale, {}, { 0: `${first} ${boiled}` }), "minced-beef")).not.toContain(rule);
    const raw = pick("Schneide den Lachs in Scheiben.", "Slice the salmon.");
    expect(withRow(withTexts(locale, {}, { 0: raw, 1: raw }), "salmon-fillet")).not.toContain(rule);
  });

  test("finds a missing alternative text, unless it is not written yet", () => {
    const [picture] = createRecipe().pictures;
    if (!picture?.alts) throw new Error("no picture");
    const alts = { ...picture.alts, [locale]: " " };
    expect(findIn(createRecipe({ pictures: [{ ...picture, alts }] }))).toEqual([`altMissing picture ${locale}`]);
    expect(findIn(createRecipe({ pictures: [{ ...picture, alts: null }] }))).toEqual([]);
  });

  test("finds a title too long for search results, and a missing description", () => {
    const long = "Kartoffel ".repeat(7).trim();
    expect(findIn(withTexts(locale, { title: long }))).toEqual([`titleTooLong title ${locale}`]);
    expect(findIn(withTexts(locale, { title: long, metaTitle: "Kartoffeln" }))).toEqual([]);
    expect(findIn(withTexts(locale, { summary: "" }))).toContain(`descriptionMissing summary ${locale}`);
    expect(findIn(withTexts(locale, { summary: "", metaDescription: "Kartoffeln." }))).not.toContain(
      `descriptionMissing summary ${locale}`,
    );
  });

  test("finds a missing language, a missing text and another number of steps", () => {
    const { [locale]: _, ...others } = createRecipe().texts;
    expect(findIn(createRecipe({ texts: others }))).toEqual([`translationMissing translation ${locale}`]);
    expect(findIn(withTexts(locale, { chefsNote: "" }))).toEqual([`translationIncomplete chefsNote ${locale}`]);
    const steps = createRecipe().texts[locale]?.steps ?? [];
    expect(findIn(withTexts(locale, { steps: [...steps, { heading: "", text: "", tip: "" }] }))).toEqual([
      "translationStale step",
    ]);
  });

  test("misses nothing in a language that is off", () => {
    setSiteSettings({ locales: locales.filter((one) => one !== locale) });
    const { [locale]: _, ...others } = createRecipe().texts;
    expect(findIn(createRecipe({ texts: others }))).toEqual([]);
    expect(findIn(withTexts(locale, { chefsNote: "" }))).toEqual([]);
    const steps = createRecipe().texts[locale]?.steps ?? [];
    expect(findIn(withTexts(locale, { steps: [...steps, { heading: "", text: "", tip: "" }] }))).toEqual([]);
    expect(findIn(withTexts(locale, {}, { 1: second.replace("{35 min}", "{36 min}") }))).toEqual([]);
    setSiteSettings({ locales: [locale] });
    expect(findIn(createRecipe({ texts: others }))).toEqual([`translationMissing translation ${locale}`]);
  });

  test("finds numbers that differ, and reads spelled ones", () => {
    expect(findIn(withTexts(locale, {}, { 1: second.replace("{35 min}", "{36 min}") }))).toEqual([
      "numbersDiffer step 1",
      "numbersDiffer step 1",
    ]);
    expect(findIn(withTexts(locale, { chefsNote: pick("Reicht für 12.", "Enough for 12.") }))).toEqual([
      "numbersDiffer chefsNote",
    ]);
    const other = isGerman ? "en" : "de";
    const spelled = withTexts(locale, { chefsNote: pick("Reicht für 2.", "Enough for 2.") });
    const words = withTexts(other, { chefsNote: pick("Enough for two.", "Reicht für zwei.") });
    expect(findIn({ ...spelled, texts: { ...spelled.texts, [other]: words.texts[other] } })).toEqual([]);
  });
});

test("accepts ingredients whose notes say they suit the diet", () => {
  const butter = { names: { de: "Butter", en: "butter" }, addition: { de: "vegan", en: "vegan" } };
  expect(findIn(createRecipe({ rows: [row("potato", butter)] }))).toEqual([]);
  const burger = { names: { de: "Kokosmilch", en: "coconut milk" } };
  expect(findIn(createRecipe({ rows: [row("potato", burger)] }))).toEqual([]);
});

test("names the values of its message", () => {
  const recipe = createRecipe({ rows: [row("potato"), row("onion")] });
  expect(lintRecipe(recipe, context)).toEqual([
    {
      rule: "ingredientUnused",
      severity: "warning",
      place: { field: "ingredient", index: 1, language: null },
      values: { name: { de: "Zwiebel", en: "onion" } },
    },
  ]);
});

test("every rule has a severity", () => {
  expect(rules.length).toBe(32);
  expect(rules.filter((rule) => !["error", "warning", "hint"].includes(ruleSeverities[rule]))).toEqual([]);
});

test("lists no more findings than a page can show", () => {
  const recipe = withTexts("de", {}, { 0: "1 g ".repeat(1000) });
  expect(lintRecipe(recipe, context)).toHaveLength(200);
});
