import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TimerBar } from "#components/content/recipes/timers/timer-bar.tsx";
import { timerActions } from "#components/content/recipes/timers/timer-store.ts";
import { serializeTimers } from "#lib/content/recipes/timers/stored-timers.ts";
import type { Timer } from "#lib/content/recipes/timers/timer.ts";
import { timerMessages, timerOf } from "./fixtures.ts";

function open(timers: Timer[]) {
  localStorage.setItem("timers", serializeTimers(timers));
  render(<TimerBar messages={timerMessages} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Titles of the page in the next four seconds. */
const readTitles = () =>
  new Set(
    Array.from({ length: 4 }, () => {
      wait(1000);
      return document.title;
    }),
  );
const time = (label = "Kerne anrösten") => screen.getByRole("timer", { name: label }).textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 18) });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("shows several timers, each with a link to its step", () => {
  open([
    timerOf(),
    timerOf({ id: "other", label: "Kürbis rösten", deadlineMs: Date.now() + 7_200_000, remainingMs: 7_200_000 }),
  ]);
  const region = within(screen.getByRole("region", { name: "Timer" }));
  expect(region.getAllByRole("listitem")).toHaveLength(2);
  expect(time("Kürbis rösten")).toBe("2:00:00");
  wait(1000);
  expect(time()).toBe("03:59");
  expect(region.getByRole("link", { name: /Kerne anrösten/ }).getAttribute("href")).toBe(
    "/de/rezepte/kuerbissuppe#step-1",
  );
});

test("shows first what rings, then what is left least, and keeps the focus", () => {
  const labels = () => screen.getAllByRole("timer").map((timer) => timer.getAttribute("aria-label"));
  const running = (id: string, label: string, ms: number) =>
    timerOf({ id, label, remainingMs: ms, deadlineMs: Date.now() + ms });
  const paused = timerOf({ id: "paused", label: "Ruhen", deadlineMs: null, remainingMs: 980_000 });
  open([running("long", "Braten", 900_000), running("short", "Nudeln", 300_000), paused]);
  expect(labels()).toEqual(["Nudeln", "Braten", "Ruhen"]);
  const button = screen.getByRole("button", { name: "+1 Min., Nudeln: eine Minute mehr" });
  button.focus();
  for (let press = 0; press < 11; press += 1) fireEvent.click(button);
  expect(labels()).toEqual(["Braten", "Nudeln", "Ruhen"]);
  expect(document.activeElement).toBe(button);
  wait(901_000);
  expect(labels()).toEqual(["Braten", "Nudeln", "Ruhen"]);
  wait(60_000);
  expect(labels()).toEqual(["Nudeln", "Braten", "Ruhen"]);
});

test("scrolls back to its beginning when a timer rings", () => {
  const scrollTo = vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(() => {});
  open([timerOf(), timerOf({ id: "other", remainingMs: 500_000, deadlineMs: Date.now() + 500_000 })]);
  wait(239_000);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(1500);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: "instant" });
});

test("pauses, resumes and adds a minute", () => {
  open([timerOf()]);
  press("Kerne anrösten: pausieren");
  wait(60_000);
  expect(time()).toBe("04:00");
  expect(screen.getByText("Schritt 1, pausiert")).toBeTruthy();
  press("Kerne anrösten: fortsetzen");
  press("+1 Min., Kerne anrösten: eine Minute mehr");
  wait(1000);
  expect(time()).toBe("04:59");
});

test("a finished timer stays until it is stopped", () => {
  open([timerOf()]);
  wait(240_000 + 150_000);
  expect(time()).toBe("00:00");
  expect(screen.getByText("Fertig seit 2 Min.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Kerne anrösten: pausieren" })).toBeNull();
  press("Kerne anrösten: Alarm beenden");
  expect(screen.queryByRole("timer")).toBeNull();
  expect(localStorage.getItem("timers")).toBeNull();
});

test("says that a timer has finished while the page was closed", () => {
  open([timerOf({ deadlineMs: Date.now() - 600_000 })]);
  expect(screen.getByText("Fertig seit 10 Min.")).toBeTruthy();
});

test("shows what another tab changes", () => {
  open([timerOf()]);
  localStorage.setItem("timers", serializeTimers([timerOf({ label: "Pürieren" })]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "timers" })));
  expect(time("Pürieren")).toBe("04:00");
});

test("removes stored data that holds no timer", () => {
  localStorage.setItem("timers", "[7]");
  render(<TimerBar messages={timerMessages} />);
  expect(localStorage.getItem("timers")).toBeNull();
});

test("keeps the focus in the bar when a timer is removed", () => {
  open([timerOf(), timerOf({ id: "other", label: "Kürbis rösten" })]);
  press("Kerne anrösten: Timer löschen");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Kürbis rösten: pausieren");
});

describe("announcements", () => {
  test("tell the start, the last minute and the end, and no second between", () => {
    open([timerOf()]);
    wait(250);
    expect(screen.getByRole("status").textContent).toBe("Timer läuft: Kerne anrösten, noch 04:00");
    wait(179_000);
    expect(screen.getByRole("status").textContent).toContain("Timer läuft");
    wait(1000);
    expect(screen.getByRole("status").textContent).toBe("Noch eine Minute: Kerne anrösten");
    expect(screen.getByRole("alert").textContent).toBe("");
    wait(60_000);
    expect(screen.getByRole("alert").textContent).toBe("Timer fertig: Kerne anrösten");
  });
});

describe("the alarm", () => {
  test("lets the title blink until the timer is stopped", () => {
    document.title = "Kürbissuppe | Tischlein";
    open([timerOf()]);
    wait(240_000);
    expect(readTitles()).toEqual(new Set(["Timer fertig: Kerne anrösten", "Kürbissuppe | Tischlein"]));
    press("Kerne anrösten: Alarm beenden");
    wait(5000);
    expect(document.title).toBe("Kürbissuppe | Tischlein");
  });

  test("leaves the title alone after a minute and a half, until another timer ends", () => {
    document.title = "Kürbissuppe | Tischlein";
    open([
      timerOf(),
      timerOf({ id: "other", label: "Braten", deadlineMs: Date.now() + 600_000, remainingMs: 600_000 }),
    ]);
    wait(240_000);
    expect(readTitles()).toEqual(new Set(["Timer fertig: Kerne anrösten", "Kürbissuppe | Tischlein"]));
    wait(90_000);
    expect(readTitles()).toEqual(new Set(["Kürbissuppe | Tischlein"]));
    wait(270_000);
    expect(readTitles()).toEqual(new Set(["Timer fertig: Braten", "Kürbissuppe | Tischlein"]));
  });

  test("vibrates at the end, not for a timer that ended long ago", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", Object.create(navigator, { vibrate: { value: vibrate }, locks: { value: undefined } }));
    open([timerOf({ deadlineMs: Date.now() - 3_600_000 })]);
    wait(5000);
    expect(vibrate).not.toHaveBeenCalled();
    act(() => timerActions.start({ ...timerOf({ id: "new" }), durationMs: 10_000 }));
    wait(9000);
    expect(vibrate).not.toHaveBeenCalled();
    wait(1500);
    expect(vibrate).toHaveBeenCalledWith([400, 200, 400, 200, 800]);
  });

  test.each([
    { change: "was set back", byMs: -3_600_000, afterMs: 240_000 },
    { change: "went on while the device slept", byMs: 3_600_000, afterMs: 1000 },
  ])("rings once its time has passed, although the clock $change", ({ byMs, afterMs }) => {
    document.title = "Kürbissuppe | Tischlein";
    open([timerOf()]);
    vi.setSystemTime(Date.now() + byMs);
    wait(afterMs);
    expect(time()).toBe("00:00");
    expect(readTitles()).toContain("Timer fertig: Kerne anrösten");
  });

  test("notifies at the end, not of a timer that ended long ago", async () => {
    const Shown = vi.fn();
    vi.stubGlobal("Notification", Object.assign(Shown, { permission: "granted" }));
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    open([timerOf(), timerOf({ id: "old", label: "Kürbis rösten", deadlineMs: Date.now() - 3_600_000 })]);
    wait(239_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(Shown).not.toHaveBeenCalled();
    wait(1500);
    await vi.advanceTimersByTimeAsync(0);
    const data = { href: "/de/rezepte/kuerbissuppe", stepId: "step-1" };
    expect(Shown).toHaveBeenCalledWith("Timer fertig: Kerne anrösten", expect.objectContaining({ data }));
    expect(Shown).toHaveBeenCalledTimes(1);
  });

  test("asks for notifications once, after a timer was started by hand", () => {
    const requestPermission = vi.fn(async () => "denied");
    vi.stubGlobal("Notification", { permission: "default", requestPermission });
    timerActions.start(timerOf());
    render(<TimerBar messages={timerMessages} />);
    cleanup();
    render(<TimerBar messages={timerMessages} />);
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });
});
