import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { beforeAll, expect, test, vi } from "vitest";
import { loadFollowedRecipesAction } from "#app/[locale]/feed/followed-recipes-action.tsx";
import { setFollow } from "#lib/people/follows/mutations.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import de from "#messages/de.json";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const session = vi.hoisted(() => ({ user: null as { id: string; sessionId: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next-intl/server", () => ({
  getTranslations: async ({ namespace }: { namespace: "follows.start" }) =>
    createTranslator({ locale: "de", messages: de, namespace }),
}));

setUpDatabase();

let anna: string;
let jonas: string;

beforeAll(async () => {
  [anna, jonas] = [await createAnna(), await createJonas()];
  for (let n = 1; n <= 5; n++) {
    const publishedAt = new Date(Date.UTC(2026, 0, n));
    await createTestRecipe(anna, { publishedAt, texts: { de: recipeTexts(`suppe-${n}`, `Suppe ${n}`) } });
  }
});

const load = async (userId: string | null, locale = "de") => {
  session.user = userId ? { id: userId, sessionId: "session" } : null;
  return loadFollowedRecipesAction(locale as Locale);
};

/** Renders outside of the providers of a page, as in the browser. */
async function render(content: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<IntlProvider>{content}</IntlProvider>, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}

test("renders the four newest recipes of followed authors, with buttons that have their texts", async () => {
  await setFollow({ userId: jonas, authorId: anna, followed: true });
  const result = await load(jonas);
  const html = await render(result.ok ? result.data : null);
  expect([...html.matchAll(/href="\/de\/rezepte\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual([
    "suppe-5",
    "suppe-4",
    "suppe-3",
    "suppe-2",
  ]);
  expect(html).toContain(de.follows.start.title);
  expect(html).toContain('href="/de/profile/folge-ich"');
  expect(html).toContain(de.cookbooks.saveButton.label);
});

test("renders nothing for readers who follow no authors, and needs a session and a language", async () => {
  expect(await load(anna)).toEqual({ ok: true, data: null });
  expect(await load(null)).toMatchObject({ ok: false, code: "unauthorized" });
  expect(await load(jonas, "fr")).toMatchObject({ ok: false, code: "invalid" });
});
