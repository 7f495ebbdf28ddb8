import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IssueForm } from "#components/business/newsletters/desk/issue-form.tsx";
import { saveIssueAction } from "#lib/business/newsletters/issues/actions.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/business/newsletters/issues/actions.ts", () => ({ saveIssueAction: vi.fn() }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => null, subscribe: () => () => {} },
  syncSession: async () => {},
}));

const t = de.newsletters.desk;
const label = (text: string, language: "de" | "en") => text.replace("{language}", t.languages[language]);
const saved = {
  subjectDe: "Suppen",
  preheaderDe: "",
  introDe: "",
  subjectEn: "Soups",
  preheaderEn: "",
  introEn: "",
  contents: "/de/rezepte/suppe",
};

beforeEach(() => {
  vi.mocked(saveIssueAction).mockReset();
  render(
    <IntlProvider>
      <IssueForm
        id="0b8f1c2e-3d4a-4b5c-8d6e-7f8091a2b3c4"
        version={1}
        savedValues={saved}
        suggestions={[{ title: "Salz", href: "/de/stories/salz" }]}
        errorIcon={null}
      />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const contents = () => screen.getByLabelText<HTMLTextAreaElement>(t.contents);

test("names the address that is none, and keeps what was typed", async () => {
  vi.mocked(saveIssueAction).mockResolvedValue({
    status: "invalid",
    errors: { contents: "unknown /de/rezepte/nichts" },
    values: { ...saved, contents: "/de/rezepte/nichts", form: "" },
  });
  await userEvent.clear(contents());
  await userEvent.type(contents(), "/de/rezepte/nichts");
  await userEvent.click(screen.getByRole("button", { name: t.save }));
  expect(await screen.findByText(t.errors.unknown.replace("{address}", "/de/rezepte/nichts"))).toBeTruthy();
  expect(contents().value).toBe("/de/rezepte/nichts");
  expect(contents().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(contents());
});

test("says that another editor has changed the draft meanwhile, and keeps what was typed", async () => {
  const values = { ...saved, introDe: "Mein Text", form: "" };
  vi.mocked(saveIssueAction).mockResolvedValue({ status: "invalid", errors: { form: "conflict" }, values });
  await userEvent.type(screen.getByLabelText(label(t.text, "de")), "Mein Text");
  await userEvent.click(screen.getByRole("button", { name: t.save }));
  expect(await screen.findByText(de.ui.desk.errors.conflict)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(label(t.text, "de")).value).toBe("Mein Text");
});

test("a suggestion sends its address together with what was typed", async () => {
  vi.mocked(saveIssueAction).mockResolvedValue({ status: "sent" });
  await userEvent.type(screen.getByLabelText(label(t.subject, "de")), " im November");
  await userEvent.click(screen.getByRole("button", { name: t.add.replace("{title}", "Salz") }));
  await vi.waitFor(() => expect(saveIssueAction).toHaveBeenCalled());
  const form = vi.mocked(saveIssueAction).mock.calls[0]?.[1];
  expect([form?.get("add"), form?.get("subjectDe")]).toEqual(["/de/stories/salz", "Suppen im November"]);
});
