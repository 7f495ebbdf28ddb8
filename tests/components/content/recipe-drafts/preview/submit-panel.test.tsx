import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SubmitPanel } from "#components/content/recipe-drafts/preview/submit-panel.tsx";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { autosavedDrafts } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { createAutosave } from "#lib/platform/browser/autosave/autosave.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const submitDraftAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/content/recipe-drafts/draft/actions.ts", () => ({ submitDraftAction }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh() {} }),
}));

const t = de.recipeDrafts.submission;
const content = draftContentSchema.parse({
  title: { de: "Brot" },
  servings: { amount: 4 },
  duration: { preparation: 10 },
  pictureId: "00000000-0000-4000-8000-000000000001",
  groups: [{ ingredients: [{ id: "r", name: "Mehl" }] }],
  steps: [{ id: "s", text: { de: "Backen." } }],
});

afterEach(cleanup);

test.each([
  ["conflict", "state", t.problem.state],
  ["conflict", "conflict", t.problem.conflict],
  ["tooMany", undefined, t.problem.tooMany],
  ["missing", "missing", t.problem.failed],
])("a submission refused as %s because of %s says so", async (code, draft, text) => {
  submitDraftAction.mockResolvedValue({ ok: false, code, errors: draft ? { draft } : {} });
  const autosave = createAutosave(autosavedDrafts, {
    userId: "anna",
    text: { id: "d", version: 2, content, savedAt: 0 },
    send: async () => ({ ok: false, code: "unreachable", errors: {} }),
  });
  const rest = { refused: {}, problem: null, isRevision: false, icons: { check: null, error: null } };
  render(
    <IntlProvider>
      <SubmitPanel id="d" autosave={autosave} state={autosave.getState()} {...rest} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: t.submit }));
  expect(await screen.findByText(text)).toBeTruthy();
});
