import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnsavedChangesWarning } from "#components/ui/forms/unsaved-changes-warning.tsx";

const confirm = vi.fn();
const follow = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.stubGlobal("confirm", confirm.mockReset());
  follow.mockClear();
  render(
    <main>
      <UnsavedChangesWarning question="Trotzdem weiter?" />
      <form>
        <input name="bio" defaultValue="sauer" />
      </form>
      <a href="/de/profile/recipes">Rezepte</a>
      <a href="#bio">Sprung</a>
    </main>,
  );
  screen.getByText("Rezepte").addEventListener("click", follow);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change = () => fireEvent.change(screen.getByRole("textbox"), { target: { value: "süß" } });
const unload = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("asks nothing without changes", () => {
  fireEvent.click(screen.getByText("Rezepte"));
  expect(follow).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
  expect(unload()).toBe(false);
});

test("asks before a link and before the page is closed", () => {
  change();
  expect(unload()).toBe(true);
  confirm.mockReturnValueOnce(false);
  fireEvent.click(screen.getByText("Rezepte"));
  expect(confirm).toHaveBeenCalledWith("Trotzdem weiter?");
  expect(follow).not.toHaveBeenCalled();
  confirm.mockReturnValueOnce(true);
  fireEvent.click(screen.getByText("Rezepte"));
  expect(follow).toHaveBeenCalledTimes(1);
});

test("asks nothing for a link within the page", () => {
  change();
  fireEvent.click(screen.getByText("Sprung"));
  expect(confirm).not.toHaveBeenCalled();
});
