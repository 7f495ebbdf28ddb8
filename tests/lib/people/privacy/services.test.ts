import { describe, expect, test } from "vitest";
import { listServices, paragraphOfSetting, services } from "#lib/people/privacy/services.ts";
import { readEnv } from "#lib/platform/config/env.ts";
import { settings } from "#lib/platform/config/env-schema.ts";
import { settingDocs } from "#lib/platform/config/setting-docs.ts";
import { getOutsideTools, listTools } from "#lib/platform/consent/outside-tools.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const names = Object.keys(settings) as (keyof typeof settings)[];
const messages = { de, en };

/** The examples of .env.example; the clock of tests is refused beside some of them. */
const examples = Object.fromEntries(
  names.filter((name) => name !== "SITE_CLOCK").map((name) => [name, settingDocs.get(settings[name])?.example]),
);
const examplesOf = (paragraph: string) =>
  Object.fromEntries(
    names.filter((name) => paragraphOfSetting[name] === paragraph).map((name) => [name, examples[name]]),
  );

function listParagraphs(source: Record<string, string | undefined>): string[] {
  const env = readEnv(source);
  return [...listServices(env), ...listTools(getOutsideTools(env))];
}

test("every setting has been decided, and none that is gone", () => {
  expect(Object.keys(paragraphOfSetting).sort()).toEqual([...names].sort());
});

const paragraphs = [...new Set(Object.values(paragraphOfSetting))].filter((paragraph) => paragraph !== null);

describe.each(paragraphs)("the paragraph about %s", (paragraph) => {
  test("stands on the privacy page exactly where its settings are there", () => {
    expect(listParagraphs(examplesOf(paragraph))).toEqual([paragraph]);
    const others = Object.fromEntries(names.map((name) => [name, examples[name]]));
    for (const name of Object.keys(examplesOf(paragraph))) delete others[name];
    expect(listParagraphs(others)).not.toContain(paragraph);
    expect(listParagraphs(others)).toHaveLength(paragraphs.length - 1);
  });

  test("has a name and a text in both languages", () => {
    for (const locale of locales) {
      const { consent, privacy } = messages[locale];
      const texts: Record<string, unknown> = { ...consent.tools, ...privacy.services };
      expect(texts[paragraph]).toEqual({ name: expect.stringMatching(/\S/), text: expect.stringMatching(/\S{3}.*\./) });
    }
  });
});

test("names nothing without settings", () => {
  expect(listParagraphs({})).toEqual([]);
});

test("payments for trying out reach no provider", () => {
  expect(listServices(readEnv({ PAYMENT_PROVIDER: "test" }))).toEqual(["testPayment"]);
  expect(services.filter((service) => !paragraphs.includes(service))).toEqual(["testPayment"]);
});
