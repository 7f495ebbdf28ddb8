import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AcceptForm } from "#components/content/recipe-drafts/review/accept-form.tsx";
import { RejectForm } from "#components/content/recipe-drafts/review/reject-form.tsx";
import type { ReviewFormState } from "#lib/content/recipe-drafts/review/form-schema.ts";
import messages from "#messages/de.json";

type Send = (before: ReviewFormState, form: FormData) => Promise<ReviewFormState>;
const [accept, reject] = vi.hoisted(() => [vi.fn<Send>(), vi.fn<Send>()]);
vi.mock("#lib/content/recipe-drafts/review/actions.ts", () => ({
  acceptRecipeAction: accept,
  rejectRecipeAction: reject,
}));

const t = messages.recipeReviews;
const draft = { id: "1", version: 2 };

beforeEach(() => {
  accept.mockReset();
  reject.mockReset();
});
afterEach(cleanup);

function show(form: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      {form}
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

function showAcceptForm(isRevision = false) {
  return show(
    <AcceptForm
      draft={draft}
      isRevision={isRevision}
      unknownRows={[{ id: "row-1", name: "Zauberwurzel" }]}
      ingredientNames={["Ingwer", "Mehl"]}
      categories={[{ group: "Gang", categories: [{ id: "soup", title: "Suppen" }] }]}
      tags={[
        { id: "vegan", title: "vegan", isHidden: false },
        { id: "test", title: "Test", isHidden: true },
      ]}
      selected={{ mainCategoryId: "", categoryIds: [], tagIds: ["vegan"] }}
    />,
  );
}

it("sends quality, categories, the author's tags and the named ingredient", async () => {
  accept.mockResolvedValue({ status: "sent" });
  const user = showAcceptForm();
  await user.type(screen.getByLabelText("Eintrag für „Zauberwurzel“"), "Ingwer");
  await user.click(screen.getByLabelText(t.accept.qualities.good));
  await user.selectOptions(screen.getByLabelText(t.accept.mainCategory), "soup");
  await user.click(screen.getByLabelText(/^Test/));
  await user.click(screen.getByRole("button", { name: t.accept.submit }));
  const form = accept.mock.calls[0]?.[1];
  expect(form?.getAll("tagIds")).toEqual(["vegan", "test"]);
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    id: "1",
    version: "2",
    quality: "good",
    mainCategoryId: "soup",
    "ingredient.row-1": "Ingwer",
    when: "now",
  });
});

it("lists errors with links to their fields and keeps what was typed", async () => {
  accept.mockResolvedValue({
    status: "invalid",
    errors: { "ingredient.row-1": "ingredientUnknown", quality: "qualityMissing" },
    values: {},
  });
  const user = showAcceptForm();
  const field = screen.getByLabelText<HTMLInputElement>("Eintrag für „Zauberwurzel“");
  await user.type(field, "Feenstaub");
  await user.click(screen.getByRole("button", { name: t.accept.submit }));
  const link = await screen.findByRole("link", { name: t.errors.ingredientUnknown });
  expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toBe(field);
  expect(screen.getByRole("link", { name: t.errors.qualityMissing })).toBeTruthy();
  expect(field.value).toBe("Feenstaub");
});

it("lets the time of a new recipe be chosen, not that of a revision", () => {
  showAcceptForm(true);
  expect(screen.queryByText(t.accept.time)).toBeNull();
  cleanup();
  showAcceptForm();
  expect(screen.getByText(t.accept.time)).toBeTruthy();
});

it("sends the reason and the notes, and says when the draft has changed", async () => {
  reject.mockResolvedValue({ status: "invalid", errors: { version: "changed" }, values: {} });
  const user = show(<RejectForm draft={draft} noteFields={[{ path: "steps.1.text.de", name: "Schritt 2" }]} />);
  await user.type(screen.getByLabelText(t.reject.reason), "Zu kurz.");
  await user.type(screen.getByLabelText("Schritt 2"), "Wie lange?");
  await user.click(screen.getByRole("button", { name: t.reject.submit }));
  expect(await screen.findByText(t.errors.changed)).toBeTruthy();
  expect(Object.fromEntries(reject.mock.calls[0]?.[1] ?? [])).toMatchObject({
    reason: "Zu kurz.",
    "note.steps.1.text.de": "Wie lange?",
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(t.reject.reason).value).toBe("Zu kurz.");
});
