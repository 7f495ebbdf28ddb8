import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { MergePanel } from "#components/ui/desk/merge-panel.tsx";
import de from "#messages/de.json" with { type: "json" };
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({ refresh() {} }) }));
afterEach(cleanup);

const targets = [
  { id: "mild", title: "Mild" },
  { id: "hot", title: "Scharf" },
];
const { mergePreview, mergeInto, mergeTitle, errors } = de.ui.desk;

function show(into: string | null, merge: (form: FormData) => void = () => {}) {
  render(
    <IntlProvider>
      <MergePanel
        path="/de/desk/tags/x"
        name="Feurig"
        intro="Alles zieht um."
        targets={targets}
        into={targets.find(({ id }) => id === into) ?? null}
        moves={["3 Rezepte", "kein Entwurf"]}
        action={async (_previous, form) => {
          merge(form);
          return { status: "invalid", errors: { form: "conflict" }, values: { form: "" } };
        }}
        fields={{ id: "x", version: "4" }}
      />
    </IntlProvider>,
  );
}

test("asks for the other entry with a plain form before anything moves", () => {
  show(null);
  const panel = within(screen.getByRole("region", { name: mergeTitle }));
  const select = panel.getByLabelText(mergeInto);
  expect(within(select).getAllByRole("option")).toHaveLength(3);
  expect(panel.getByRole("button", { name: mergePreview }).closest("form")?.getAttribute("action")).toBe(
    "/de/desk/tags/x#merge",
  );
  expect(panel.queryByText("3 Rezepte")).toBeNull();
});

test("shows what moves, merges into the chosen entry, and says why that fails", async () => {
  let sent: Record<string, FormDataEntryValue> = {};
  show("hot", (form) => {
    sent = Object.fromEntries(form);
  });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Was von „Feurig“ zu „Scharf“ wechselt");
  const lines = within(screen.getByText("3 Rezepte").closest("ul") ?? document.body).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual(["3 Rezepte", "kein Entwurf"]);
  await userEvent.click(screen.getByRole("button", { name: "„Feurig“ mit „Scharf“ zusammenführen" }));
  expect(sent).toEqual({ id: "x", version: "4", into: "hot" });
  expect((await screen.findByText(errors.conflict)).textContent).toBe(errors.conflict);
});

test("a table of the desk names its columns and rows", () => {
  render(
    <DeskTable
      caption="Tags"
      columns={[
        { key: "name", label: "Name" },
        { key: "uses", label: "Verwendet", isNumeric: true },
      ]}
      rows={[{ id: "1", cells: { name: "Mild", uses: "7" } }]}
    />,
  );
  const table = within(screen.getByRole("table", { name: "Tags" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Name", "Verwendet"]);
  expect(table.getByRole("rowheader").textContent).toBe("Mild");
  expect(table.getByRole("cell").textContent).toBe("7");
});
