import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeskEditor } from "#components/content/recipe-drafts/desk/desk-editor.tsx";
import { toFinding } from "#lib/content/findings/finding.ts";
import { type DeskContent, deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const sent = vi.hoisted(() => [] as { version: number; content: unknown }[]);
vi.mock("#lib/content/recipe-drafts/working-copy/actions.ts", () => ({
  saveCopyAction: async (change: { version: number; content: unknown }) => {
    sent.push(change);
    return { ok: true, data: { status: "saved", version: change.version + 1, savedAt: new Date() } };
  },
  saveCopyFormAction: async () => ({ status: "open" }),
  lintCopyAction: async () => ({ ok: true, data: [] }),
}));
vi.mock("#lib/content/recipe-drafts/draft/actions.ts", () => ({
  saveDraftAction: vi.fn(),
  saveSectionAction: vi.fn(),
}));
vi.mock("#lib/content/recipe-import/actions.ts", () => ({ readRecipePageAction: vi.fn() }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push() {} }),
  usePathname: () => "/",
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  sent.length = 0;
});

const icon = <svg />;
const icons = {
  back: icon,
  camera: icon,
  check: icon,
  close: icon,
  error: icon,
  forward: icon,
  remove: icon,
};
const content = deskContentSchema.parse({
  isBilingual: true,
  title: { de: "Suppe", en: "Soup" },
  steps: [{ id: "one", text: { de: "Kochen.", en: "Cook." } }],
}) as DeskContent;

function show(findings = [toFinding("valueUnmarked", { field: "step", index: 0, language: "de" })]) {
  render(
    <IntlProvider>
      <DeskEditor
        copyKey="00000000-0000-4000-8000-000000000001"
        userId="user"
        draft={{ id: crypto.randomUUID(), version: 1, content, savedAt: 0 }}
        base={content}
        lookups={{ ingredients: [], units: [], utensils: [] }}
        options={{ categories: [{ value: crypto.randomUUID(), label: "Suppen" }], tags: [], authors: [], videos: [] }}
        pictures={{}}
        findings={findings}
        icons={icons}
        toText={({ rule }) => `Regel ${rule}`}
        renderList={(found, getHref) =>
          found.map((one) => (
            <a key={one.rule} href={getHref(one)}>
              {one.rule}
            </a>
          ))
        }
      />
    </IntlProvider>,
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test("both languages of each text are on the page", () => {
  show();
  for (const path of ["title", "summary", "chefsNote", "steps.0.text", "editorial.slug", "editorial.storage"]) {
    for (const locale of ["de", "en"]) expect(field(`${path}.${locale}`), path).toBeTruthy();
  }
});

test("the enter key saves and stays: its button stands before that of the bar", () => {
  show();
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
  const first = [...buttons].find(({ form }) => form?.id === "desk-editor");
  expect(first).toMatchObject({ name: "next", value: "edit" });
});

test("a change marks the other language, until it is confirmed or changed itself", async () => {
  show();
  const confirm = { name: "Stimmt noch" };
  type("title.de", "Eintopf");
  type("steps.0.text.de", "Lange kochen.");
  expect(screen.getAllByRole("button", confirm)).toHaveLength(2);
  await userEvent.click(screen.getAllByRole("button", confirm)[0] as HTMLElement);
  expect(screen.getAllByRole("button", confirm)).toHaveLength(1);
  type("steps.0.text.en", "Cook for long.");
  expect(screen.queryByRole("button", confirm)).toBeNull();
});

test("what is typed is saved, with what only editors write", async () => {
  show();
  type("editorial.nutrition.kcal", "320,5");
  type("editorial.metaTitle.en", "Soup for search engines");
  await userEvent.selectOptions(field("editorial.mainCategoryId"), "Suppen");
  await userEvent.click(screen.getAllByRole("button", { name: "Speichern" }).at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 1,
    content: { editorial: { nutrition: { kcal: 320.5 }, metaTitle: { en: "Soup for search engines" } } },
  });
});

test("an address that cannot be one is said at its field, and not sent", async () => {
  show();
  type("editorial.slug.de", "Große Suppe!");
  expect(screen.getByText("Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.")).toBeTruthy();
  await userEvent.click(screen.getAllByRole("button", { name: "Speichern" }).at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ content: { editorial: { slug: { de: "" } } } });
  expect(field("editorial.slug.de").value).toBe("Große Suppe!");
});

test("findings stand at their field and in a list that leads there, and are new after each save", async () => {
  show();
  expect(screen.getByText("Regel valueUnmarked")).toBeTruthy();
  expect(screen.getByRole("link", { name: "valueUnmarked", hidden: true }).getAttribute("href")).toMatch(
    /bearbeiten#field-steps-0-text-de$/,
  );
  type("title.de", "Eintopf");
  await userEvent.click(screen.getAllByRole("button", { name: "Speichern" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText("Regel valueUnmarked")).toBeNull());
});
