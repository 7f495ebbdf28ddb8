import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThemeChoice } from "#components/users/theme-choice.tsx";

const words = { colours: "Farben", asDevice: "Gerät", light: "Tag", dark: "Nacht", onDevice: "Nur hier." };
const html = document.documentElement;
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;

beforeEach(() => {
  localStorage.clear();
  delete html.dataset.theme;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("what is chosen is worn at once and remembered", () => {
  render(<ThemeChoice words={words} />);
  expect(chosen()).toBe("");
  choose("Nacht");
  expect([html.dataset.theme, localStorage.getItem("theme"), chosen()]).toEqual(["dark", "dark", "dark"]);
  choose("Gerät");
  expect([html.dataset.theme, localStorage.getItem("theme"), chosen()]).toEqual([undefined, null, ""]);
});

test("it shows what the page wears already", () => {
  html.dataset.theme = "light";
  render(<ThemeChoice words={words} />);
  expect(chosen()).toBe("light");
});

test("without storage it is worn all the same", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  render(<ThemeChoice words={words} />);
  choose("Nacht");
  expect(html.dataset.theme).toBe("dark");
});
