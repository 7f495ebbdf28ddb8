import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { TimerButton } from "#components/content/recipes/timers/timer-button.tsx";
import { timerActions } from "#components/content/recipes/timers/timer-store.ts";
import { parseTimers } from "#lib/content/recipes/timers/stored-timers.ts";
import messages from "#messages/de.json";
import { soup } from "./fixtures.ts";

const sentence = (
  <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
    <RecipeProvider recipe={soup}>
      <li id="step-2">
        <h3>
          <span className="step-title">{"Kerne an\u00adrösten"}</span>
        </h3>
        <p>
          Etwa{" "}
          <TimerButton seconds={240} maxSeconds={300} step={2}>
            4–5 Minuten
          </TimerButton>{" "}
          rösten, dann{" "}
          <TimerButton seconds={240} step={2} position={1}>
            4 Minuten
          </TimerButton>{" "}
          ruhen lassen.
        </p>
      </li>
    </RecipeProvider>
  </NextIntlClientProvider>
);
/** Names are compared without the space that stands before a part only screen readers get. */
const button = (wanted: string | RegExp) =>
  screen.getByRole("button", {
    name: (name) => (typeof wanted === "string" ? name.replace(" ,", ",") === wanted : wanted.test(name)),
  });
const stored = () => parseTimers(localStorage.getItem("timers"), Date.now());

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 18) });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("is a plain duration without a script", () => {
  const html = renderToString(sentence);
  expect(html).toContain('<time dateTime="PT4M">4–5 Minuten</time>');
  expect(html).not.toContain("<button");
});

test("starts a timer of the shorter time, named by its step", () => {
  render(sentence);
  fireEvent.click(button("4–5 Minuten, Timer starten"));
  expect(stored()).toMatchObject([
    { label: "Kerne anrösten", step: 2, recipeTitle: "Kürbissuppe", durationMs: 240_000, href: soup.href },
  ]);
  expect(stored()[0]?.deadlineMs).toBe(Date.now() + 240_000);
});

test("shows what is left, and its neighbour of the same length does not", () => {
  render(sentence);
  fireEvent.click(button("4–5 Minuten, Timer starten"));
  act(() => void vi.advanceTimersByTime(61_000));
  expect(button(/^4–5 Minuten/).textContent).toContain("02:59");
  expect(button("4 Minuten, Timer starten").textContent).not.toMatch(/\d\d:\d\d/);
});

test("shows hours above 59 minutes", () => {
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <RecipeProvider recipe={soup}>
        <TimerButton seconds={5400} step={1}>
          1½ Stunden
        </TimerButton>
      </RecipeProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(button(/1½ Stunden/));
  expect(button(/1½ Stunden/).textContent).toContain("1:30:00");
  expect(stored()[0]?.label).toBe("Kürbissuppe");
});

test("a press on a running timer does not stop it", () => {
  render(sentence);
  fireEvent.click(button(/^4–5 Minuten/));
  const [before] = stored();
  fireEvent.click(button("4–5 Minuten 04:00, Timer anzeigen"));
  expect(stored()).toEqual([before]);
});

test("a press resumes a paused timer and stops one that has finished", () => {
  render(sentence);
  fireEvent.click(button(/^4–5 Minuten/));
  act(() => timerActions.pause("soup:2:240:0"));
  fireEvent.click(button("4–5 Minuten 04:00, Timer fortsetzen"));
  expect(stored()[0]?.deadlineMs).not.toBeNull();
  act(() => void vi.advanceTimersByTime(240_000));
  fireEvent.click(button("4–5 Minuten 00:00, Alarm beenden"));
  expect(stored()).toEqual([]);
  expect(button("4–5 Minuten, Timer starten")).toBeTruthy();
});
