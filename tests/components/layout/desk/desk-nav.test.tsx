import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DeskNav } from "#components/layout/desk/desk-nav.tsx";

const page = vi.hoisted(() => ({ segment: null as string | null }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useSelectedLayoutSegment: () => page.segment,
}));
afterEach(cleanup);

const section = (label: string, segment: string | null) => ({ segment, href: `/${label}`, label, count: null });
const groups = [
  {
    label: "Review",
    count: { text: "3", label: "3 open" },
    sections: [section("Recipes", null), { ...section("Reports", "reports"), count: { text: "3", label: "3 open" } }],
  },
  { label: "Audience", count: null, sections: [section("Feedback", "feedback")] },
];
const names = () => screen.getAllByRole("link").map((link) => link.textContent?.replace(/\d+\(/, "("));
const current = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`);

function renderPage(segment: string | null) {
  page.segment = segment;
  render(<DeskNav label="Desk" groups={groups} />);
}

describe("DeskNav", () => {
  test("shows the groups, and the sections of the current group with what waits in them", () => {
    renderPage("reports");
    expect(names()).toEqual(["Review(3 open)", "Audience", "Recipes", "Reports(3 open)"]);
    expect(current()).toEqual(["/Recipes true", "/Reports page"]);
  });

  test("shows no second row for a group of one section", () => {
    renderPage("feedback");
    expect(names()).toEqual(["Review(3 open)", "Audience"]);
    expect(current()).toEqual(["/Feedback page"]);
  });

  test("counts a page without a section of its own among the first section", () => {
    renderPage("recipes");
    expect(current()).toEqual(["/Recipes true", "/Recipes page"]);
  });

  test("scrolls its rows to the current section", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(450);
    renderPage("reports");
    const rows = new Set(screen.getAllByRole("link").map((link) => link.parentElement));
    expect([...rows].map((row) => row?.scrollLeft)).toEqual([350, 350]);
    vi.restoreAllMocks();
  });
});
