import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CookMode } from "#components/content/recipes/cook-mode/cook-mode.tsx";
import { CookModeButton } from "#components/content/recipes/cook-mode/cook-mode-button.tsx";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { RecipeSteps } from "#components/content/recipes/steps/recipe-steps.tsx";
import type { PreparationGroup } from "#lib/content/recipes/cook-mode/preparation.ts";
import type { RecipeStep } from "#lib/content/recipes/recipe.ts";
import type { RecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { applyUnits } from "#lib/platform/browser/units.ts";
import messages from "#messages/de.json";
import { stepIngredientOf } from "#tests/support/recipe.ts";

const soup: RecipeBase = {
  id: "soup",
  title: "Kürbissuppe",
  href: "/de/rezepte/kuerbissuppe",
  servings: { amount: 4, type: "portion" },
  unitNames: {},
  alternates: {},
};
const stepOf = (heading: string, text: string, tip: string | null = null): RecipeStep => ({
  heading,
  text,
  textParts: [text],
  tip,
  tipParts: tip === null ? [] : [tip],
  ingredients: [],
  utensils: [],
  picture: null,
  video: null,
});
const steps = [
  { ...stepOf("Rösten", "Alles aufs Blech."), ingredients: [stepIngredientOf({ amount: 2, name: "Zwiebeln" })] },
  stepOf("Pürieren", "Fein pürieren. Abschmecken.", "Mit Essig."),
  stepOf("", "Servieren."),
];

function open(preparation?: PreparationGroup[]) {
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <RecipeProvider recipe={soup}>
        <nav>Navigation</nav>
        <CookModeButton />
        <section id="ingredients">Zutaten</section>
        <section id="steps">
          <CookMode />
          <RecipeSteps steps={steps} unitNames={{}} preparation={preparation} />
        </section>
      </RecipeProvider>
    </NextIntlClientProvider>,
  );
}
const user = userEvent.setup();
const button = (name: string) => screen.getByRole("button", { name });
const shown = () => document.querySelector("[data-cook-step]")?.id;
const stored = () => JSON.parse(localStorage.getItem("cook-mode") ?? "[]");

async function start(preparation?: PreparationGroup[]) {
  open(preparation);
  await user.click(button("Kochmodus starten"));
  await waitFor(() => expect(shown()).toBeDefined());
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", soup.href);
});
afterEach(async () => {
  cleanup();
  applyUnits("metric");
  vi.unstubAllGlobals();
  history.replaceState(null, "", soup.href);
});

test("is closed until it is started", () => {
  open();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(shown()).toBeUndefined();
});

test("shows the first step, hides the rest of the page and moves the focus", async () => {
  await start();
  expect(shown()).toBe("step-1");
  expect(document.documentElement.dataset.cookMode).toBe("");
  expect(document.querySelector<HTMLElement>("nav")?.inert).toBe(true);
  expect(document.querySelector<HTMLElement>("#steps")?.closest("[inert]")).toBeNull();
  expect(document.activeElement?.textContent).toBe("1Rösten");
  expect(screen.getByRole("progressbar", { name: "Schritt 1 von 3" }).getAttribute("aria-valuenow")).toBe("1");
  expect(window.location.hash).toBe("#cook-1");
});

test("says how to turn the steps the first time only", async () => {
  await start();
  expect(screen.getByText("Blättern: wischen, tippen oder Pfeiltasten")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.queryByText(/Blättern/)).toBeNull();
  await user.keyboard("{ArrowLeft}{Escape}");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  await user.click(button("Kochmodus starten"));
  await waitFor(() => expect(shown()).toBe("step-1"));
  expect(screen.queryByText(/Blättern/)).toBeNull();
});

describe("steps", () => {
  test("are turned by buttons that name the next one and keep the focus", async () => {
    await start();
    const next = button("Weiter: Pürieren");
    await user.click(next);
    expect(shown()).toBe("step-2");
    expect(document.activeElement).toBe(next);
    expect(screen.getByText("Schritt 2 von 3: Pürieren")).toBeTruthy();
    // The last step has no heading.
    expect(next.textContent).toBe("Weiter");
    await user.click(button("Zurück: Rösten"));
    expect(shown()).toBe("step-1");
    await user.click(button("Zurück"));
    expect(shown()).toBe("step-1");
  });

  test("are turned by keys, and the focus follows", async () => {
    await start();
    await user.keyboard("{ArrowRight}");
    expect(shown()).toBe("step-2");
    expect(document.activeElement?.textContent).toBe("2Pürieren");
    await user.keyboard(" ");
    expect(shown()).toBe("step-3");
    await user.keyboard("{ArrowLeft}");
    expect(shown()).toBe("step-2");
    expect(window.location.hash).toBe("#cook-2");
  });

  test("leave the space bar to a focused button", async () => {
    await start();
    button("Weiter: Pürieren").focus();
    await user.keyboard(" ");
    expect(shown()).toBe("step-2");
    button("Zurück: Rösten").focus();
    await user.keyboard(" ");
    expect(shown()).toBe("step-1");
  });

  test("are turned by a swipe and a tap of a finger, not of a mouse", async () => {
    await start();
    const area = document.querySelector("#steps > ol") as HTMLElement;
    const touch = (from: number, to: number, pointerType = "touch") => {
      const common = { isPrimary: true, pointerType, clientY: 300, bubbles: true };
      fireEvent(area, new PointerEvent("pointerdown", { ...common, clientX: from }));
      fireEvent(area, new PointerEvent("pointerup", { ...common, clientX: to }));
    };
    touch(300, 100);
    expect(shown()).toBe("step-2");
    touch(100, 300);
    expect(shown()).toBe("step-1");
    touch(window.innerWidth - 20, window.innerWidth - 20);
    expect(shown()).toBe("step-2");
    touch(20, 20);
    expect(shown()).toBe("step-1");
    touch(300, 100, "mouse");
    expect(shown()).toBe("step-1");
  });
});

describe("what is to be done before the first step", () => {
  const onion = stepIngredientOf({ amount: 1, name: "Zwiebel" });
  const preparation: PreparationGroup[] = [
    { kind: "cut", rows: [{ ingredient: onion, noteParts: ["fein gewürfelt"], part: "Sauce" }] },
  ];

  test("is the first page, which is ticked off and read aloud", async () => {
    const speak = vi.fn();
    vi.stubGlobal("speechSynthesis", { speak, cancel: vi.fn() });
    vi.stubGlobal("SpeechSynthesisUtterance", Object);
    await start(preparation);
    expect([shown(), window.location.hash]).toEqual(["step-0", "#cook-0"]);
    const bar = screen.getByRole("progressbar", { name: "Vorbereiten" });
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemin")]).toEqual(["0", "0"]);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^1 Zwiebel ?, fein gewürfelt · Sauce$/ });
    box.focus();
    await user.keyboard(" ");
    expect([box.checked, shown()]).toEqual([true, "step-0"]);
    await user.click(button("Vorlesen"));
    expect(speak).toHaveBeenCalledTimes(3);
    await user.click(button("Weiter: Rösten"));
    expect(shown()).toBe("step-1");
    expect(screen.getByRole("progressbar", { name: "Schritt 1 von 3" })).toBeTruthy();
    await user.click(button("Zurück: Vorbereiten"));
    expect([shown(), stored()[0].step]).toEqual(["step-0", 0]);
  });

  test("is returned to from a step, and not from a recipe that has none", async () => {
    await start(preparation);
    await user.keyboard("{ArrowRight}{Escape}");
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    await user.click(button("Kochmodus starten"));
    await waitFor(() => expect(shown()).toBe("step-1"));
    await user.click(button("Von vorn"));
    expect(shown()).toBe("step-0");
    cleanup();
    history.replaceState(null, "", `${soup.href}#cook-0`);
    open();
    await waitFor(() => expect(shown()).toBe("step-1"));
  });

  test("stays the place of another dish", async () => {
    const bread = { recipeId: "bread", title: "Brot", href: "/de/rezepte/brot", step: 0, isDish: true };
    localStorage.setItem("cook-mode", JSON.stringify([{ ...bread, updatedAtMs: Date.now() }]));
    await start();
    const link = screen.getByRole("link", { name: /^Brot ?Vorbereiten$/ });
    expect(link.getAttribute("href")).toBe("/de/rezepte/brot#cook-0");
  });
});

test("Escape leaves and returns the focus to the button", async () => {
  await start();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(document.documentElement.dataset.cookMode).toBeUndefined();
  expect(document.querySelector<HTMLElement>("nav")?.inert).toBe(false);
  expect(document.activeElement).toBe(button("Kochmodus starten"));
  expect(shown()).toBeUndefined();
});

describe("the address", () => {
  test("opens it at a step", async () => {
    history.replaceState(null, "", `${soup.href}#cook-2`);
    open();
    await waitFor(() => expect(shown()).toBe("step-2"));
  });

  test("of a step that does not exist opens the last one", async () => {
    history.replaceState(null, "", `${soup.href}#cook-9`);
    open();
    await waitFor(() => expect(shown()).toBe("step-3"));
  });

  test("of a timer's step turns the steps without a navigation", async () => {
    await start();
    const link = Object.assign(document.createElement("a"), { href: `${soup.href}#cook-3` });
    document.body.append(link);
    expect(fireEvent.click(link)).toBe(false);
    link.remove();
    expect(shown()).toBe("step-3");
  });

  test("without the step leaves it", async () => {
    await start();
    history.replaceState(null, "", soup.href);
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

describe("on a later visit", () => {
  test("continues where the reader was, and can start over", async () => {
    await start();
    await user.click(button("Weiter: Pürieren"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    await user.click(button("Kochmodus starten"));
    await waitFor(() => expect(shown()).toBe("step-2"));
    expect(screen.getByText(/Du warst bei Schritt 2/)).toBeTruthy();
    await user.click(button("Von vorn"));
    expect(shown()).toBe("step-1");
  });

  test("starts anew after the recipe was cooked", async () => {
    await start();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    await user.click(button("Fertig"));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(stored()).toEqual([]);
  });
});

test("an address from another device brings its units", async () => {
  history.replaceState(null, "", `${soup.href}?units=us#cook-2`);
  open();
  await waitFor(() => expect(shown()).toBe("step-2"));
  expect(document.documentElement.dataset.units).toBe("us");
});

test("the code for another device has the address of the step", async () => {
  await start();
  await user.keyboard("{ArrowRight}");
  await user.click(button("Am Handy öffnen"));
  const dialog = within(screen.getByRole("dialog", { name: "Am Handy öffnen" }));
  expect(dialog.getByRole("link").getAttribute("href")).toBe("/de/rezepte/kuerbissuppe?units=metric#cook-2");
  expect(await dialog.findByRole("img", { name: "Am Handy öffnen" })).toBeTruthy();
});

describe("the wake lock", () => {
  test("is stated, and requested again when the page shows again", async () => {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => Object.assign(new EventTarget(), { released: false, release }));
    vi.stubGlobal("navigator", Object.create(navigator, { wakeLock: { value: { request } } }));
    await start();
    expect(await screen.findByText("Bildschirm bleibt an")).toBeTruthy();
    const lock = await request.mock.results[0]?.value;
    lock.released = true;
    act(() => void lock.dispatchEvent(new Event("release")));
    expect(screen.queryByText("Bildschirm bleibt an")).toBeNull();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("Bildschirm bleibt an")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(release).toHaveBeenCalled());
  });
});

describe("the voice", () => {
  const speak = vi.fn();
  class Utterance {
    lang = "";
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  class Recognition {
    static last: Recognition;
    onresult: (event: unknown) => void = () => {};
    start = vi.fn();
    abort = vi.fn();
    constructor() {
      Recognition.last = this;
    }
    hear(transcript: string) {
      act(() => this.onresult({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] }));
    }
  }
  beforeEach(() => {
    speak.mockClear();
    vi.stubGlobal("speechSynthesis", { speak, cancel: vi.fn() });
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  });
  const spoken = () => speak.mock.calls.map(([{ text, lang }]) => `${lang}: ${text}`);

  test("reads the step in the language of the page", async () => {
    await start();
    await user.keyboard("{ArrowRight}");
    await user.click(button("Vorlesen"));
    expect(spoken()).toEqual([
      "de-DE: Pürieren.",
      "de-DE: Fein pürieren.",
      "de-DE: Abschmecken.",
      "de-DE: Tipp.",
      "de-DE: Mit Essig.",
    ]);
    expect(button("Vorlesen").getAttribute("aria-pressed")).toBe("true");
    await user.click(button("Vorlesen"));
    expect(button("Vorlesen").getAttribute("aria-pressed")).toBe("false");
  });

  test("turns the steps where the browser understands speech, and reads them", async () => {
    vi.stubGlobal("webkitSpeechRecognition", Recognition);
    await start();
    await user.click(button("Sprachsteuerung"));
    expect(screen.getByText(/Sage „weiter“/)).toBeTruthy();
    Recognition.last.hear("weiter");
    await waitFor(() => expect(shown()).toBe("step-2"));
    await waitFor(() => expect(spoken()[0]).toBe("de-DE: Pürieren."));
    // It hears itself now.
    Recognition.last.hear("weiter");
    expect(shown()).toBe("step-2");
    Recognition.last.hear("stopp");
    Recognition.last.hear("zurück");
    await waitFor(() => expect(shown()).toBe("step-1"));
    await user.click(button("Sprachsteuerung"));
    expect(Recognition.last.abort).toHaveBeenCalled();
  });

  test("is not offered without speech recognition", async () => {
    await start();
    expect(screen.queryByRole("button", { name: "Sprachsteuerung" })).toBeNull();
  });
});

test("shows all ingredients of the page, and Escape closes them first", async () => {
  await start();
  const list = document.getElementById("ingredients") as HTMLElement;
  expect(list.inert).toBe(true);
  await user.click(button("Alle Zutaten"));
  expect(list.inert).toBe(false);
  expect(button("Alle Zutaten").getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{Escape}");
  expect(list.inert).toBe(true);
  expect(shown()).toBe("step-1");
});

describe("several dishes", () => {
  const bread = { recipeId: "bread", title: "Brot", href: "/de/rezepte/brot", step: 2, isDish: true };

  test("are tabs that lead to the step of the other recipe", async () => {
    localStorage.setItem("cook-mode", JSON.stringify([{ ...bread, updatedAtMs: Date.now() }]));
    await start();
    const tabs = within(screen.getByRole("navigation", { name: "Gerichte" }));
    expect(tabs.getByRole("link", { name: /Brot/ }).getAttribute("href")).toBe("/de/rezepte/brot#cook-2");
    expect(tabs.getByRole("link", { name: /Kürbissuppe/ }).getAttribute("aria-current")).toBe("page");
    await user.click(button("Brot schließen"));
    expect(screen.queryByRole("navigation", { name: "Gerichte" })).toBeNull();
  });

  test("another dish leaves the recipe open as a tab", async () => {
    await start();
    await user.click(button("Weiteres Gericht"));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(stored()).toMatchObject([{ recipeId: "soup", isDish: true }]);
  });
});
