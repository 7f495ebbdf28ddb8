import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RuleForm } from "#components/content/search/rules/rule-form.tsx";
import { addSearchRuleAction } from "#lib/content/search/rules/actions.ts";
import { ruleFormSchema } from "#lib/content/search/rules/schema.ts";
import en from "#messages/en.json" with { type: "json" };
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/content/search/rules/actions.ts", () => ({ addSearchRuleAction: vi.fn() }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({ refresh() {} }) }));

const { rules } = en.search;

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(addSearchRuleAction).mockReset();
  render(
    <IntlProvider locale="en">
      <RuleForm language="de" phrase="hummus" kind="search" />
    </IntlProvider>,
  );
});

const field = (name: keyof typeof rules.fields) => screen.getByLabelText<HTMLInputElement>(rules.fields[name]);
const submit = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: rules.submit })));

test("begins with the search, language and kind that the page was opened for", () => {
  expect(field("phrase").value).toBe("hummus");
  expect(screen.getByRole("radio", { name: rules.kinds.search })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: rules.languages.de })).toHaveProperty("checked", true);
  expect(screen.queryByLabelText(rules.fields.reason)).toBeNull();
});

test("shows how much worse judged searches become, asks for a reason, and keeps what was typed", async () => {
  vi.mocked(addSearchRuleAction).mockImplementation(async (_previous, form) => ({
    status: "invalid",
    errors: { reason: "relevance" },
    values: { language: "de", phrase: "hummus", kind: "search", target: String(form.get("target")), reason: "" },
    check: { queries: [{ search: "hummus", before: 1, after: 0.25 }], before: 1, after: 0.25 },
  }));
  fireEvent.change(field("target"), { target: { value: "tiramisu" } });
  await submit();
  expect(screen.getAllByText(new RegExp(rules.errors.relevance)).length).toBeGreaterThan(0);
  expect(screen.getByText(/nDCG@10/).textContent).toContain("1.000 before");
  expect(field("target").value).toBe("tiramisu");
  fireEvent.change(field("reason"), { target: { value: "For a test" } });
  await submit();
  const sent = Object.fromEntries(vi.mocked(addSearchRuleAction).mock.lastCall?.[1] ?? []);
  expect(ruleFormSchema.parse(sent)).toMatchObject({ language: "de", reason: "For a test" });
});
