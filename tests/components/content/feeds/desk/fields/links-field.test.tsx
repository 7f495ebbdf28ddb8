import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { LinksField } from "#components/content/feeds/desk/fields/links-field.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/content/feeds/desk/actions.ts", () => ({ searchReferencesAction: vi.fn() }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {} }));

const { links } = de.feeds.desk;
const values = { "links.0.title.de": "Backen", "links.1.title.de": "Kochen" };
const options = { categories: [], tags: [], routes: [], slots: [], sorts: [], facets: [] };

afterEach(cleanup);

test("a link that is moved in a rejected form keeps its texts, and gets the errors of its place", async () => {
  const errors = { "links.0.title.de": "missing" } as const;
  const page = (
    <IntlProvider>
      <FormFrame
        action={async () => ({ status: "invalid" as const, errors, values })}
        fields={[]}
        errors={{ missing: "Fehlt" }}
        errorIcon={null}
        locale="de"
        messages={{ submit: "Speichern" }}
        className=""
      >
        <LinksField values={values} references={{}} options={options} />
      </FormFrame>
    </IntlProvider>
  );
  // The fields of a page from the server follow their defaults until something is typed.
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  const titles = () =>
    [0, 1].map((index) => container.querySelector<HTMLInputElement>(`[name="links.${index}.title.de"]`));
  await userEvent.click(screen.getByRole("button", { name: "Speichern" }));
  expect(await screen.findByText("Fehlt")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: links.up.replace("{number}", "2") }));
  expect(titles().map((field) => field?.value)).toEqual(["Kochen", "Backen"]);
  expect(titles().map((field) => field?.getAttribute("aria-invalid"))).toEqual(["true", null]);
});
