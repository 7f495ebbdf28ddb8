import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StoryBody } from "#components/content/stories/story-body.tsx";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

function show(body: BlockContent[], isSponsored = false, hasContents = false) {
  return render(
    <IntlProvider>
      <StoryBody
        body={body}
        media={{ pictures: {}, videos: {} }}
        isSponsored={isSponsored}
        hasContents={hasContents}
        recipes={(ids, heading) => <p>{`Rezepte ${ids.join("+")} unter h${heading}`}</p>}
        recipePart={(id, group, heading) => <p>{`Teil ${group} von ${id} unter h${heading}`}</p>}
      />
    </IntlProvider>,
  );
}

const carousel: BlockContent = {
  type: "content_meta_carousel",
  title: "Kleine Ordnung",
  entries: [{ title: "Blechkuchen", text: "Reicht für *viele*." }],
};

it("renders links within the site, mailto links and links to other sites in a new tab", () => {
  show([
    {
      type: "text",
      text: "[Suppe](/de/suppe), [Post](mailto:a@b.example), [Amt](https://amt.example), [Falle](javascript:x)",
    },
  ]);
  expect(screen.getByRole("link", { name: "Suppe" }).getAttribute("target")).toBeNull();
  expect(screen.getByRole("link", { name: "Post" }).getAttribute("href")).toBe("mailto:a@b.example");
  const outside = screen.getByRole("link", { name: /^Amt.*neuem Tab/ });
  expect([outside.getAttribute("target"), outside.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect(screen.queryByRole("link", { name: "Falle" })).toBeNull();
});

it("keeps the order of headings for all blocks", () => {
  const { container } = show([
    { type: "proscons", prosTitle: "Dafür", pros: ["leicht"], consTitle: "Dagegen", cons: ["teuer"] },
    { type: "headline", level: 2, text: "Kuchen" },
    carousel,
    { type: "recipes", itemIds: ["a", "b"] },
  ]);
  const headings = [...container.querySelectorAll("h2, h3, h4")].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );
  expect(headings).toEqual(["H2 Dafür", "H2 Dagegen", "H2 Kuchen", "H3 Kleine Ordnung", "H4 Blechkuchen"]);
  expect(screen.getByText("Rezepte a+b unter h3")).toBeTruthy();
});

it("labels a carousel that scrolls and makes it focusable", () => {
  const entries = ["Blech", "Rolle", "Torte", "Rand"].map((title) => ({ title, text: "Reicht." }));
  show([{ type: "content_meta_carousel", title: "Kleine Ordnung", entries }]);
  const row = screen.getByRole("region", { name: "Kleine Ordnung" });
  expect(row.tabIndex).toBe(0);
  expect(within(row).getAllByRole("listitem")).toHaveLength(4);
});

it("shows a few entries side by side, where nothing scrolls", () => {
  show([carousel]);
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("gives headlines an id where a table of contents leads to them", () => {
  const body: BlockContent[] = [{ type: "headline", level: 2, text: "Dein Konto" }];
  show(body, false, true);
  expect(screen.getByRole("heading").id).toBe("headline-dein-konto");
  cleanup();
  show(body);
  expect(screen.getByRole("heading").id).toBe("");
});

it("labels links to a partner only", () => {
  show([{ type: "cta_button", text: "Zum Mehl", href: "https://mehl.example" }], true);
  expect(screen.getByText("Anzeige")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Zum Mehl/ }).getAttribute("rel")).toBe("noopener sponsored");
  cleanup();
  show([{ type: "cta_button", text: "Alle Kuchen", href: "/de/kategorien/kuchen" }], true);
  expect(screen.queryByText("Anzeige")).toBeNull();
});

it("splits paragraphs at blank lines", () => {
  const { container } = show([{ type: "text", text: "Eins\nund.\n\nZwei." }]);
  expect([...container.querySelectorAll("p")].map((paragraph) => paragraph.textContent)).toEqual([
    "Eins\nund.",
    "Zwei.",
  ]);
});
