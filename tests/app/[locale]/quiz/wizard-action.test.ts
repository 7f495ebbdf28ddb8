import { beforeAll, expect, test, vi } from "vitest";
import { loadOnboardingQuestionsAction } from "#app/[locale]/quiz/wizard-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const egg = { id: "0b0e6f3a-5f0c-4a53-9d0d-3a4c4d1c7f10", width: 2000, height: 1500, placeholder: "", alt: "Ei" };
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/content/categories/queries.ts", () => ({ listCategories: async () => [{ key: "egg", picture: egg }] }));

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
});

test.each([
  ["de", de],
  ["en", en],
] as const)("answers with the texts and pictures of the wizard in the language %s, as data", async (locale, all) => {
  const result = await loadOnboardingQuestionsAction(locale);
  if (!result.ok) throw new Error(result.code);
  const { messages, pictures } = result.data;
  const { onboarding, quiz, questions, choices, hints } = all.preferences;
  expect(messages).toEqual({
    preferences: { onboarding, quiz, questions, choices, hints },
    ui: { modal: all.ui.modal },
  });
  expect(pictures.quick?.src).toContain(egg.id);
  expect(pictures.italian).toBeNull();
  // Elements would not survive this: they carry symbols.
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test("refuses unknown languages", async () => {
  expect(await loadOnboardingQuestionsAction("fr" as Locale)).toMatchObject({ ok: false, code: "invalid" });
});
