import { cleanup, render, screen } from "@testing-library/react";
import { redirect } from "next/navigation";
import { Component, type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PartBoundaries, PartBoundary } from "#components/ui/errors/part-boundary.tsx";

const error = new Error("broken");
const report = vi.fn();

function BrokenEffect() {
  useEffect(() => {
    throw error;
  }, []);
  return <p>part</p>;
}

function Redirecting() {
  return redirect("/de/anmelden");
}

/** Shows what its children have thrown. */
class Router extends Component<{ children: ReactNode }, { digest: string }> {
  override state = { digest: "" };
  static getDerivedStateFromError(thrown: { digest: string }) {
    return { digest: thrown.digest };
  }
  override render() {
    return this.state.digest || this.props.children;
  }
}

beforeEach(() => {
  vi.stubGlobal("reportError", report);
  // React logs what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  report.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a part that fails gives way to its plain form, and the error is reported", () => {
  render(
    <>
      <p>page</p>
      <PartBoundary fallback={<a href="/de/suche">plain</a>}>
        <BrokenEffect />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText("page")).toBeDefined();
  expect(screen.getByRole("link", { name: "plain" })).toBeDefined();
  expect(screen.queryByText("part")).toBeNull();
  expect(report.mock.calls).toEqual([[error]]);
});

test("of several parts only the one that fails disappears", () => {
  const { container } = render(
    <PartBoundaries>
      <p>first</p>
      <BrokenEffect />
      {null}
      {false}
      <p>last</p>
    </PartBoundaries>,
  );
  expect(container.textContent).toBe("firstlast");
});

test("a redirect passes through to the router", () => {
  render(
    <Router>
      <PartBoundary fallback="plain">
        <Redirecting />
      </PartBoundary>
    </Router>,
  );
  expect(document.body.textContent).toContain("/de/anmelden");
  expect(report).not.toHaveBeenCalled();
});
