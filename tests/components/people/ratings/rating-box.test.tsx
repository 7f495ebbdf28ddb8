import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Stars } from "#lib/people/ratings/stars.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { leavePage, recordTimers } from "#tests/support/browser/page-life.ts";
import { settle } from "#tests/support/browser/settle.ts";

type Result = ActionResult<{ stars: Stars | null }>;
type SetRating = (previous: Result | null, form: FormData) => Promise<Result>;
type Respond = () => ActionResult | Promise<ActionResult>;

const actions = vi.hoisted(() => ({ setRating: undefined as unknown as SetRating }));
vi.mock("#lib/people/ratings/actions.ts", () => ({
  setRatingAction: (...args: Parameters<SetRating>) => actions.setRating(...args),
}));

const recipe = {
  id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
  title: "Kürbissuppe $& {stars}",
  author: { slug: "gemuesefach" },
};
const user = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11", slug: "anna" } as SessionUserView;
const ratingPath = "/api/users/me/rating/";

/** The server: who is signed in, their rating, how it answers a write. */
let server: { user: SessionUserView | null; stars: number | null; write: Respond };
let requests: string[];
let page: Awaited<ReturnType<typeof loadPage>>;

/** Loads the modules as a new page does, and ends the timers of the page before. */
async function loadPage() {
  leavePage();
  vi.resetModules();
  const [{ RatingBox }, { PendingWrites }, { IntlProvider }, toasts, { signUpModalId }] = await Promise.all([
    import("#components/people/ratings/rating-box.tsx"),
    import("#app/[locale]/after-load/pending-writes.tsx"),
    import("#tests/support/intl-provider.tsx"),
    import("#components/ui/toast.ts"),
    import("#components/ui/dialogs/modal-ids.ts"),
  ]);
  return { RatingBox, PendingWrites, IntlProvider, toasts: toasts.toastStore, signUpModalId };
}

async function respond(input: RequestInfo | URL): Promise<Response> {
  const path = String(input);
  requests.push(`GET ${path.replace(ratingPath, "…/")}`);
  if (path === "/api/users/me/") {
    return server.user ? Response.json({ data: server.user }) : Response.json({}, { status: 401 });
  }
  return Response.json({ data: { stars: server.stars } });
}

async function setRating(_previous: Result | null, form: FormData): Promise<Result> {
  const stars = (Number(form.get("stars")) || null) as Stars | null;
  requests.push(`rate ${stars}`);
  expect([form.get("id"), form.has("here")]).toEqual([recipe.id, false]);
  const result = await server.write();
  if (!result.ok) return result;
  server.stars = stars;
  return { ok: true, data: { stars } };
}

const ok: Respond = () => ({ ok: true, data: undefined });
const fail =
  (code: "missing" | "unauthorized"): Respond =>
  () => ({ ok: false, code, errors: {} });
const networkError: Respond = () => Promise.reject(new TypeError("Failed to fetch"));

function box(locale: Locale = "de") {
  const { RatingBox, PendingWrites, IntlProvider } = page;
  return (
    <IntlProvider locale={locale}>
      <RatingBox recipe={recipe} href="/de/rezepte/kuerbissuppe" />
      <PendingWrites />
    </IntlProvider>
  );
}

async function renderBox(locale?: Locale) {
  render(box(locale));
  await flush();
}

const flush = () => act(settle);
const writes = () => requests.filter((request) => !request.startsWith("GET"));
const star = (name: string) => screen.getByRole("button", { name });
const chosen = () =>
  screen.queryAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));
const announced = () => screen.getByRole("status").textContent;
const events = () => (window.tischlein ?? []).map(({ event }) => event);

function signOut() {
  server.user = null;
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=; max-age=0";
}

function signIn() {
  server.user = user;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=1";
}

beforeEach(async () => {
  localStorage.clear();
  requests = [];
  actions.setRating = setRating;
  server = { user, stars: null, write: ok };
  vi.stubGlobal("fetch", vi.fn(respond));
  signIn();
  window.tischlein = [];
  recordTimers();
  page = await loadPage();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

describe("five stars", () => {
  test.each([
    ["de", "Rezept bewerten", ["1 Stern", "2 Sterne", "3 Sterne", "4 Sterne", "5 Sterne"]],
    ["en", "Rate this recipe", ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]],
  ] as const)("are named in %s", async (locale, group, names) => {
    await renderBox(locale);
    const stars = within(screen.getByRole("group", { name: group })).getAllByRole("button");
    expect(stars.map((button) => button.getAttribute("aria-label"))).toEqual(names);
    expect(chosen()).toEqual([]);
  });

  test("are a form that works without script and can remove the rating", () => {
    const form = document.createElement("div");
    form.innerHTML = renderToString(box());
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"][name="stars"]')];
    expect(buttons.map(({ value }) => value)).toEqual(["", "1", "2", "3", "4", "5"]);
    const fields = [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    expect(fields).toContainEqual(["id", recipe.id]);
    expect(fields).toContainEqual(["here", "/de/rezepte/kuerbissuppe#rating"]);
    expect(buttons[0]?.textContent).toBe("Meine Bewertung entfernen");
  });
});

describe("a signed-in user", () => {
  test("sees their rating after one request, without an announcement", async () => {
    server.stars = 3;
    await renderBox();
    expect(chosen()).toEqual(["3 Sterne"]);
    expect(screen.getByText(/Deine Bewertung: 3 Sterne\./)).toBeTruthy();
    expect(announced()).toBe("");
    expect(requests).toEqual(["GET /api/users/me/", `GET …/?recipe=${recipe.id}`]);
  });

  test("sets, changes and removes stars by keyboard; each shows at once and is announced", async () => {
    await renderBox();
    const gate = Promise.withResolvers<ActionResult>();
    server.write = () => gate.promise;
    star("4 Sterne").focus();
    await userEvent.keyboard(" ");
    expect(chosen()).toEqual(["4 Sterne"]);
    expect(announced()).toBe("Deine Bewertung: 4 Sterne.");
    expect(document.activeElement).toBe(star("4 Sterne"));
    await flush();
    server.write = ok;
    gate.resolve({ ok: true, data: undefined });
    await flush();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await flush();
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(events()).toEqual(expect.arrayContaining(["rated recipe"]));
    await userEvent.click(star("Entfernen"));
    await flush();
    expect(chosen()).toEqual([]);
    expect(announced()).toMatch(/^Bewertung entfernt/);
    expect(document.activeElement).toBe(star("5 Sterne"));
    expect(writes()).toEqual(["rate 4", "rate 5", "rate null"]);
    expect(Object.keys(localStorage).filter((key) => /rating/i.test(key))).toEqual([]);
  });

  test("who presses quickly gets the last rating", async () => {
    const gate = Promise.withResolvers<ActionResult>();
    server.write = () => gate.promise;
    await renderBox();
    for (const name of ["1 Stern", "2 Sterne", "3 Sterne"]) await userEvent.click(star(name));
    await flush();
    server.write = ok;
    gate.resolve({ ok: true, data: undefined });
    await flush();
    expect(chosen()).toEqual(["3 Sterne"]);
    expect(server.stars).toBe(3);
    expect(writes().at(-1)).toBe("rate 3");
    expect(writes()).not.toContain("rate 2");
  });

  test("cannot rate their own recipe", async () => {
    server.user = { ...user, slug: recipe.author.slug };
    await renderBox();
    expect(screen.getByText("Das ist dein Rezept. Bewerten können es nur andere.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(requests).toEqual(["GET /api/users/me/"]);
  });
});

describe("a rating that does not arrive", () => {
  test("shows the previous one again, with a message that offers to retry", async () => {
    server = { user, stars: 2, write: networkError };
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    expect(chosen()).toEqual(["2 Sterne"]);
    expect(announced()).toBe("");
    const [toast] = page.toasts.read();
    expect(toast).toMatchObject({ kind: "error", text: expect.stringMatching(/nicht gespeichert/) });
    server.write = ok;
    act(() => toast?.action?.run());
    await flush();
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(server.stars).toBe(5);
  });

  test("cannot be retried for a recipe that is gone", async () => {
    server.write = fail("missing");
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    expect(chosen()).toEqual([]);
    const [toast] = page.toasts.read();
    expect(toast).toMatchObject({ kind: "error", text: expect.stringMatching(/kannst dieses Rezept nicht bewerten/) });
    expect(toast?.action).toBeUndefined();
  });
});

describe("a rating on its way", () => {
  const pending = () => JSON.parse(localStorage.getItem("wantedRatings") ?? "[]");

  async function openNextPage() {
    cleanup();
    page = await loadPage();
    await renderBox();
  }

  test("is delivered by the next page when this one is left, without a message", async () => {
    server.write = () => new Promise(() => {});
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    expect(pending()).toMatchObject([{ id: recipe.id, stars: 5, userId: user.id }]);
    server.write = ok;
    await openNextPage();
    expect(server.stars).toBe(5);
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(page.toasts.read()).toEqual([]);
    expect(pending()).toEqual([]);
  });

  test("is delivered with a message once the device is online, after it had failed", async () => {
    server.write = networkError;
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    server.write = ok;
    act(() => void window.dispatchEvent(new Event("online")));
    await flush();
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(page.toasts.read().at(-1)).toMatchObject({ kind: "success", text: expect.stringContaining("5 Sterne") });
  });

  test("is delivered although another one breaks its delivery", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { id: recipe.id, stars: 1, at: Date.now() };
    localStorage.setItem("wantedRatings", JSON.stringify([broken]));
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    await userEvent.click(star("4 Sterne"));
    await flush();
    expect(server.stars).toBe(4);
    expect(pending()).toEqual([]);
  });

  test("is not delivered for another user of this device", async () => {
    server.write = networkError;
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    server = { user: { ...user, id: "11111111-0914-4c61-af92-654b50ece0fe" }, stars: null, write: ok };
    await openNextPage();
    expect(server.stars).toBeNull();
    server.user = user;
    await openNextPage();
    expect(server.stars).toBe(5);
  });

  test("of an older build reloads the page once, and the next page delivers it", async () => {
    const { UnrecognizedActionError } = await import("next/dist/client/components/unrecognized-action-error");
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    sessionStorage.clear();
    server.write = () => Promise.reject(new UnrecognizedActionError("not found"));
    await renderBox();
    await userEvent.click(star("5 Sterne"));
    await flush();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.toasts.read()).toEqual([]);
    await openNextPage();
    expect(reload).toHaveBeenCalledTimes(1);
    server.write = ok;
    await openNextPage();
    expect(server.stars).toBe(5);
    reload.mockRestore();
  });
});

describe("a signed-out user", () => {
  let dialog: HTMLDialogElement;

  beforeEach(() => {
    dialog = document.createElement("dialog");
    dialog.id = page.signUpModalId;
    document.body.append(dialog);
  });
  afterEach(() => dialog.remove());

  test("requests nothing, is asked to sign up, and gets the rating once signed in", async () => {
    signOut();
    await renderBox();
    await userEvent.click(star("4 Sterne"));
    await flush();
    expect(dialog.open).toBe(true);
    expect(chosen()).toEqual([]);
    expect(requests).toEqual([]);
    expect(events()).toContain("started rating");

    signIn();
    const { refreshSession } = await import("#lib/platform/browser/session-store.ts");
    await act(refreshSession);
    await flush();
    expect(writes()).toEqual(["rate 4"]);
    expect(chosen()).toEqual(["4 Sterne"]);
    expect(page.toasts.read()).toMatchObject([
      { kind: "success", text: "Deine Bewertung für „Kürbissuppe $& {stars}“: 4 Sterne." },
    ]);
    expect(localStorage.getItem("wantedRatings")).toBeNull();
  });

  test("is asked to sign up when the signed-in cookie turns out to be wrong", async () => {
    server.write = fail("unauthorized");
    await renderBox();
    server.user = null;
    await userEvent.click(star("2 Sterne"));
    await flush();
    expect(dialog.open).toBe(true);
    expect(chosen()).toEqual([]);
    expect(localStorage.getItem("wantedRatings")).toContain('"stars":2');
  });

  test("gets the rating once signed in again, and another user of the device does not", async () => {
    server.write = fail("unauthorized");
    await renderBox();
    server.user = null;
    await userEvent.click(star("2 Sterne"));
    await flush();
    requests = [];
    server.write = ok;
    for (const [id, written] of [
      ["11111111-0914-4c61-af92-654b50ece0fe", []],
      [user.id, ["rate 2"]],
    ] as const) {
      cleanup();
      server.user = { ...user, id };
      page = await loadPage();
      await renderBox();
      expect(writes()).toEqual(written);
    }
  });

  test("keeps a rating that does not arrive for the next page, and drops a refused one", async () => {
    signOut();
    await renderBox();
    await userEvent.click(star("4 Sterne"));
    await flush();
    // What may still arrive is tried again for a minute before a message says so.
    for (const [write, left, toasts] of [
      [networkError, 1, []],
      [fail("missing"), 0, [{ kind: "error", text: expect.stringMatching(/kannst dieses Rezept nicht bewerten/) }]],
    ] as const) {
      cleanup();
      signIn();
      server.write = write;
      page = await loadPage();
      await renderBox();
      expect(JSON.parse(localStorage.getItem("wantedRatings") ?? "[]")).toHaveLength(left);
      expect(page.toasts.read()).toMatchObject(toasts);
    }
  });

  test("is told after a minute that the rating has not arrived", async () => {
    signOut();
    await renderBox();
    await userEvent.click(star("4 Sterne"));
    await flush();
    signIn();
    server.write = networkError;
    const { refreshSession } = await import("#lib/platform/browser/session-store.ts");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(refreshSession);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(writes().length).toBeGreaterThan(5);
    expect(page.toasts.read()).toMatchObject([{ kind: "error", text: expect.stringMatching(/nicht gespeichert/) }]);
  });

  test("is redirected to the sign-up page where there is no modal, and back", async () => {
    signOut();
    dialog.remove();
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    history.replaceState(null, "", "/de/rezepte/kuerbissuppe");
    await renderBox();
    await userEvent.click(star("1 Stern"));
    await flush();
    expect(assign).toHaveBeenCalledWith("/de/signup?next=%2Fde%2Frezepte%2Fkuerbissuppe%23rating");
  });
});
