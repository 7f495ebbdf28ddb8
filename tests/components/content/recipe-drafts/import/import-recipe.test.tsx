import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ImportRecipe } from "#components/content/recipe-drafts/import/import-recipe.tsx";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { RecipeImportErrorCode } from "#lib/content/recipe-import/errors.ts";
import de from "#messages/de.json";
import { lookups } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const readPage = vi.hoisted(() => vi.fn());
vi.mock("#lib/content/recipe-import/actions.ts", () => ({ readRecipePageAction: readPage }));
vi.mock("next/navigation", () => ({
  usePathname: () => "/de",
  unstable_rethrow() {},
  unstable_isUnrecognizedActionError: () => false,
}));

const onImport = vi.fn<(content: DraftContent) => void>();
const onSubmit = vi.fn();

beforeEach(() => {
  onImport.mockClear();
  onSubmit.mockClear();
  readPage.mockReset();
});
afterEach(cleanup);

async function open(locale: "de" | "en" = "de") {
  render(
    <IntlProvider locale={locale}>
      <form onSubmit={onSubmit}>
        <ImportRecipe content={createDraftContent("de")} onImport={onImport} lookups={lookups} />
      </form>
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: /Rezept einfügen|Paste a recipe/ }));
}

test("reads a pasted text, shows it for correction and takes it over", async () => {
  await open();
  await userEvent.click(screen.getByRole("textbox", { name: "Text des Rezepts" }));
  await userEvent.paste("Pfannkuchen\n\nZutaten:\n250 g Mehl\nEtwas Unbekanntes\n\nZubereitung:\nVerrühren.");
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  const title = await screen.findByRole("textbox", { name: "Titel" });
  expect(document.activeElement?.textContent).toBe("Prüfe, was gelesen wurde");
  expect(screen.getByText(/^Nicht verstanden.*Etwas Unbekanntes|^Nicht verstanden.*Unbekanntes/)).toBeTruthy();
  await userEvent.clear(title);
  await userEvent.type(title, "Crêpes");
  await userEvent.click(screen.getByRole("button", { name: "In den Entwurf übernehmen" }));
  const [content] = onImport.mock.lastCall ?? [];
  expect(content?.title.de).toBe("Crêpes");
  expect(content?.groups[0]?.ingredients[0]).toMatchObject({ amount: 250, unit: "g", name: "Mehl" });
  expect(content?.steps[0]?.text.de).toBe("Verrühren.");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("shows facts that were not read, and takes over no time that cannot be read", async () => {
  await open();
  await userEvent.click(screen.getByRole("textbox", { name: "Text des Rezepts" }));
  await userEvent.paste("Kuchen\nFür 12 Stücke, 1 Std 20 Min, saftig\n\nZutaten:\n250 g Mehl\n\nZubereitung:\nBacken.");
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  const summary = await screen.findByRole("textbox", { name: "Kurzbeschreibung" });
  expect((summary as HTMLTextAreaElement).value).toBe("Für 12 Stücke, 1 Std 20 Min, saftig");
  expect(screen.getByText(/^Nicht gelesen.*Für 12 Stücke; 1 Std 20 Min/)).toBeTruthy();
  const baking = screen.getByRole("textbox", { name: /^Back- und Garzeit/ });
  await userEvent.type(baking, "bis es fertig ist");
  await userEvent.click(screen.getByRole("button", { name: "In den Entwurf übernehmen" }));
  expect(onImport).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(baking);
  expect(screen.getByRole("alert").textContent).toBe(de.recipeDrafts.problems.duration);
  await userEvent.clear(baking);
  await userEvent.type(baking, "1 Std 20 Min");
  await userEvent.clear(summary);
  await userEvent.type(summary, "Saftig");
  expect(screen.queryByText(/^Nicht gelesen/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "In den Entwurf übernehmen" }));
  expect(onImport.mock.lastCall?.[0]).toMatchObject({ duration: { baking: 80 }, summary: { de: "Saftig" } });
});

test("divides a line that names two ingredients", async () => {
  await open();
  await userEvent.click(screen.getByRole("textbox", { name: "Text des Rezepts" }));
  await userEvent.paste("Ei\n\nZutaten:\n250 g Mehl\nSalz und Pfeffer\n\nZubereitung:\nBraten.");
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  await userEvent.click(await screen.findByRole("button", { name: "Aufteilen: Salz und Pfeffer" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Zutaten" }).value).toBe("250 g Mehl\nSalz\nPfeffer");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Teilen/ })).toBeNull());
});

test("says that a text cannot be read while the code for it does not arrive, and reads it later", async () => {
  await open();
  await userEvent.click(screen.getByRole("textbox", { name: "Text des Rezepts" }));
  await userEvent.paste("Pfannkuchen\n\nZutaten:\n250 g Mehl\n\nZubereitung:\nVerrühren.");
  onTestFinished(() => vi.doUnmock("#lib/content/recipe-import/recipe-text.ts"));
  vi.resetModules();
  vi.doMock("#lib/content/recipe-import/recipe-text.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Das hat nicht geklappt. Versuche es gleich noch einmal."),
  );
  vi.doUnmock("#lib/content/recipe-import/recipe-text.ts");
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  await screen.findByRole("textbox", { name: "Titel" });
});

test("asks for a text before it reads one", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Rezept lesen" }));
  expect(screen.getByRole("alert").textContent).toBe("Füge zuerst einen Text ein.");
});

const codes: RecipeImportErrorCode[] = [
  "invalidAddress",
  "privateAddress",
  "notFound",
  "tooLarge",
  "timedOut",
  "notHtml",
  "disallowedByRobots",
  "noRecipe",
  "unreachable",
];

test.each(["de", "en"] as const)(
  "says in %s what is wrong with a page, the same for private addresses",
  async (locale) => {
    await open(locale);
    await userEvent.click(screen.getByRole("radio", { name: locale === "de" ? "Web-Adresse" : "Web address" }));
    const field = screen.getByRole("textbox", { name: locale === "de" ? "Adresse der Seite" : "Address of the page" });
    await userEvent.type(field, "https://example.com/");
    const messages: Record<string, string | null> = {};
    for (const code of codes) {
      readPage.mockResolvedValueOnce({ ok: false, code: "invalid", errors: { address: code } });
      await userEvent.click(screen.getByRole("button", { name: /Rezept lesen|Read the recipe/ }));
      await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
      messages[code] = screen.getByRole("alert").textContent;
    }
    expect(messages.privateAddress).toBe(messages.unreachable);
    expect(new Set(Object.values(messages)).size).toBe(codes.length - 1);
    expect(Object.values(messages).every(Boolean)).toBe(true);
    readPage.mockResolvedValueOnce({ ok: false, code: "tooMany", errors: {} });
    await userEvent.click(screen.getByRole("button", { name: /Rezept lesen|Read the recipe/ }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/einer Stunde|an hour/));
  },
);
