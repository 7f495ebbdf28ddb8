import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { leavePage, recordTimers } from "#tests/support/browser/page-life.ts";
import { settle } from "#tests/support/browser/settle.ts";

const soup = { id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", title: "Kürbissuppe $& {count}", count: 5 };
const stew = { id: "9150765e-0914-4c61-af92-654b50ece0fe", title: "Eintopf", count: 0 };
const user = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11" } as SessionUserView;

type SetLike = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;
type Respond = () => ActionResult | Promise<ActionResult>;

const actions = vi.hoisted(() => ({ setLike: undefined as unknown as SetLike }));
vi.mock("#lib/people/likes/actions.ts", () => ({
  setLikeAction: (...args: Parameters<SetLike>) => actions.setLike(...args),
}));

/**
 * The server: who is signed in, what they like, how it answers a write; both promises delay an
 * answer.
 */
let server: {
  user: SessionUserView | null;
  ids: string[];
  counts: Record<string, number>;
  write: Respond;
  untilLikes?: Promise<void>;
  untilSession?: Promise<void>;
};
let requests: string[];
/** What the server tells this page of changes elsewhere. */
let events: EventTarget;
let page: Awaited<ReturnType<typeof loadPage>>;

/** Loads the modules as a new page does, and ends the timers of the page before. */
async function loadPage() {
  leavePage();
  vi.resetModules();
  const [{ LikeButton }, { PreloadedLikes }, { IntlLikesProvider }, toasts, { signUpModalId }] = await Promise.all([
    import("#components/people/likes/like-button.tsx"),
    import("#components/people/likes/preloaded-likes.tsx"),
    import("#tests/support/intl-provider.tsx"),
    import("#components/ui/toast.ts"),
    import("#components/ui/dialogs/modal-ids.ts"),
  ]);
  return { LikeButton, PreloadedLikes, IntlLikesProvider, toasts: toasts.toastStore, signUpModalId };
}

async function respond(input: RequestInfo | URL): Promise<Response> {
  const path = String(input);
  requests.push(`GET ${path}`);
  if (path === "/api/users/me/") {
    await server.untilSession;
    return server.user ? Response.json({ data: server.user }) : Response.json({}, { status: 401 });
  }
  await server.untilLikes;
  const ids = new URL(path, "http://localhost").searchParams.get("ids")?.split(",") ?? [];
  const toState = (id: string) => ({
    id,
    isLiked: server.ids.includes(id),
    isSaved: false,
    likeCount: server.counts[id] ?? 0,
  });
  return Response.json({ data: ids.map(toState) });
}

async function setLike(_previous: ActionResult | null, form: FormData): Promise<ActionResult> {
  const id = String(form.get("id"));
  const isLiked = form.get("liked") === "true";
  requests.push(`${isLiked ? "like" : "unlike"} ${id}`);
  const result = await server.write();
  if (result.ok && server.ids.includes(id) !== isLiked) {
    server.counts[id] = (server.counts[id] ?? 0) + (isLiked ? 1 : -1);
  }
  if (result.ok) server.ids = [...server.ids.filter((liked) => liked !== id), ...(isLiked ? [id] : [])];
  return result;
}

const ok: Respond = () => ({ ok: true, data: undefined });
const fail =
  (code: "unavailable" | "missing"): Respond =>
  () => ({ ok: false, code, errors: {} });
const networkError: Respond = () => Promise.reject(new TypeError("Failed to fetch"));

function renderButtons(items = [soup], locale: Locale = "de", more = {}) {
  const { LikeButton, IntlLikesProvider } = page;
  render(
    <IntlLikesProvider locale={locale}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item may occur twice
        <LikeButton key={index} {...item} {...more} />
      ))}
    </IntlLikesProvider>,
  );
}

const findButton = (name: string) => screen.findByRole("button", { name });
const findSoupButton = (short: string) => findButton(`Gefällt mir: Kürbissuppe $& {count}, ${short}`);
const pressedState = (element: HTMLElement) => element.getAttribute("aria-pressed");
const flush = () => act(settle);
const writes = () => requests.filter((request) => !request.startsWith("GET"));

beforeEach(async () => {
  localStorage.clear();
  requests = [];
  actions.setLike = setLike;
  server = { user, ids: [], counts: { [soup.id]: 5 }, write: ok };
  vi.stubGlobal("fetch", vi.fn(respond));
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      constructor() {
        super();
        events = this;
      }
      close() {}
    },
  );
  recordTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  window.tischlein = [];
  page = await loadPage();
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=; max-age=0";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a like button", () => {
  test.each(["primary", "secondary", "tertiary", "page", "secondary-white"] as const)(
    "has the class of its theme %s",
    async (theme) => {
      renderButtons([soup], "de", { theme });
      const button = await findSoupButton("5");
      expect(button.className).toBe(`like like-${theme}`);
      expect(button.getAttribute("type")).toBe("button");
      expect(pressedState(button)).toBe("false");
    },
  );

  test.each([
    ["de", "Gefällt mir: Eintopf, 5,1k"],
    ["en", "Like: Eintopf, 5.1k"],
  ] as const)("names in %s the item and the count", async (locale, name) => {
    // The count of the server may be known before the button is found.
    server.counts[stew.id] = 5100;
    renderButtons([{ ...stew, count: 5100 }], locale);
    const button = await findButton(name);
    expect(button.textContent).toBe(locale === "de" ? "5,1k" : "5.1k");
  });

  test("can be disabled", async () => {
    renderButtons([soup], "de", { disabled: true });
    const button = await findSoupButton("5");
    await userEvent.click(button);
    expect(button).toHaveProperty("disabled", true);
    expect(writes()).toEqual([]);
  });

  test("is a count without script", () => {
    const { LikeButton, IntlLikesProvider } = page;
    const html = renderToString(
      <IntlLikesProvider>
        <LikeButton {...soup} />
      </IntlLikesProvider>,
    );
    expect(html).not.toContain("<button");
    expect(html.replace(/<[^>]+>/g, "")).toBe("Likes: 5");
  });
});

describe("a signed-in user", () => {
  test("sees what they like after one request", async () => {
    server.ids = [soup.id];
    renderButtons([soup, stew]);
    await flush();
    expect(pressedState(await findSoupButton("5"))).toBe("true");
    expect(pressedState(await findButton("Gefällt mir: Eintopf, 0"))).toBe("false");
    expect(requests).toEqual(["GET /api/users/me/", `GET /api/users/me/item-states/?ids=${soup.id}%2C${stew.id}`]);
  });

  test("never sees a count of zero for what they like, however old the page is", async () => {
    server.ids = [stew.id];
    renderButtons([stew]);
    expect(pressedState(await findButton("Gefällt mir: Eintopf, 1"))).toBe("true");
  });

  test("sees a press at once on every button of the item", async () => {
    server.write = () => new Promise(() => {});
    renderButtons([soup, soup, stew]);
    await flush();
    await userEvent.click((await screen.findAllByRole("button"))[0] as HTMLElement);
    const buttons = await screen.findAllByRole("button");
    expect(buttons.map(pressedState)).toEqual(["true", "true", "false"]);
    expect(buttons.map((element) => element.textContent)).toEqual(["6", "6", "0"]);
  });

  test("likes and unlikes: each request sets a state", async () => {
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(writes()).toEqual([`like ${soup.id}`]);
    expect(server.ids).toEqual([soup.id]);
    await userEvent.click(await findSoupButton("6"));
    await flush();
    expect(writes()).toEqual([`like ${soup.id}`, `unlike ${soup.id}`]);
    expect(pressedState(await findSoupButton("5"))).toBe("false");
  });

  test("who presses quickly gets the last state", async () => {
    const gate = Promise.withResolvers<ActionResult>();
    server.write = () => gate.promise;
    renderButtons();
    await flush();
    for (const count of ["5", "6", "5", "6"]) await userEvent.click(await findSoupButton(count));
    await flush();
    expect(writes()).toEqual([`like ${soup.id}`]);
    server.write = ok;
    gate.resolve({ ok: true, data: undefined });
    await flush();
    expect(writes()).toEqual([`like ${soup.id}`, `unlike ${soup.id}`]);
    expect(server.ids).toEqual([]);
    expect(pressedState(await findSoupButton("5"))).toBe("false");
  });

  test("needs no further request to know what they pressed", async () => {
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(requests.filter((request) => request.includes("item-states"))).toHaveLength(1);
  });

  test("sees the count of the server, however old the page is", async () => {
    server.counts[soup.id] = 9;
    renderButtons();
    await userEvent.click(await findSoupButton("9"));
    expect(await findSoupButton("10")).toBeTruthy();
  });

  test("sees the right count on an older page and on a current one", async () => {
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    cleanup();
    page = await loadPage();
    renderButtons();
    await flush();
    expect(pressedState(await findSoupButton("6"))).toBe("true");
    cleanup();
    renderButtons([{ ...soup, count: 6 }]);
    expect(await findSoupButton("6")).toBeTruthy();
  });

  test.each([
    ["the device is online again", () => window.dispatchEvent(new Event("online"))],
    ["the server tells of it", () => events.dispatchEvent(new MessageEvent("likes", { data: '{"own":false}' }))],
  ])("sees what another device has taken back when %s", async (_, announce) => {
    await likeAndTakeBack();
    announce();
    await flush();
    expect(pressedState(await findSoupButton("5"))).toBe("false");
    // The like that has arrived is not sent again.
    expect(writes()).toEqual([`like ${soup.id}`]);
  });

  test("does not request their likes again for an own change, which the page knows", async () => {
    await likeAndTakeBack();
    const before = requests.length;
    events.dispatchEvent(new MessageEvent("likes", { data: '{"own":true}' }));
    await flush();
    expect(requests).toHaveLength(before);
    expect(pressedState(await findSoupButton("6"))).toBe("true");
  });

  /** Likes the soup here, and takes it back on another device, of which this page has not heard. */
  async function likeAndTakeBack(): Promise<void> {
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(pressedState(await findSoupButton("6"))).toBe("true");
    Object.assign(server, { ids: [], counts: { [soup.id]: 5 } });
  }

  test("sees preloaded likes without waiting", async () => {
    let tell = () => {};
    Object.assign(server, { ids: [soup.id], untilLikes: new Promise<void>((resolve) => (tell = resolve)) });
    const { LikeButton, IntlLikesProvider, PreloadedLikes } = page;
    render(
      <IntlLikesProvider>
        <PreloadedLikes ids={[soup.id, stew.id]}>
          <LikeButton {...soup} />
          <LikeButton {...stew} />
        </PreloadedLikes>
      </IntlLikesProvider>,
    );
    expect(screen.getAllByRole("button").map(pressedState)).toEqual(["true", "true"]);
    await userEvent.click(await findSoupButton("5"));
    tell();
    await flush();
    expect(screen.getAllByRole("button").map(pressedState)).toEqual(["false", "false"]);
    expect(writes()).toEqual([`unlike ${soup.id}`]);
  });

  test("who presses before their likes are known is not counted twice", async () => {
    let tell = () => {};
    Object.assign(server, { ids: [soup.id], untilLikes: new Promise<void>((resolve) => (tell = resolve)) });
    renderButtons([soup, stew]);
    await userEvent.click(await findSoupButton("5"));
    await userEvent.click(await findButton("Gefällt mir: Eintopf, 0"));
    expect((await screen.findAllByRole("button")).map((element) => element.textContent)).toEqual(["6", "1"]);
    await flush();
    expect(writes()).toEqual([]);
    tell();
    await flush();
    expect((await screen.findAllByRole("button")).map((element) => element.textContent)).toEqual(["5", "1"]);
    expect((await screen.findAllByRole("button")).map(pressedState)).toEqual(["true", "true"]);
    expect(writes()).toEqual([`like ${stew.id}`]);
    expect(server.ids).toEqual([soup.id, stew.id]);
  });
});

describe("a like pressed before the session is known", () => {
  async function pressEarly() {
    server.untilSession = new Promise(() => {});
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    cleanup();
    server.untilSession = undefined;
    page = await loadPage();
    renderButtons();
    await flush();
  }

  test("is delivered by the next page when this one is left", async () => {
    await pressEarly();
    expect(server.ids).toEqual([soup.id]);
    expect(pressedState(await findSoupButton("6"))).toBe("true");
    expect(localStorage.getItem("likes:")).toBeNull();
  });

  test("waits for the user who signs in next when the next page finds the user signed out", async () => {
    server.user = null;
    await pressEarly();
    expect(writes()).toEqual([]);
    expect(pressedState(await findSoupButton("5"))).toBe("false");
    cleanup();
    server.user = user;
    page = await loadPage();
    renderButtons();
    await flush();
    expect(server.ids).toEqual([soup.id]);
    expect(localStorage.getItem("likes:")).toBeNull();
  });

  test("is dropped after three days", async () => {
    const at = Date.now() - 3 * 86_400_000;
    const change = { liked: true, count: 6, at, isSent: false };
    localStorage.setItem("likes:", JSON.stringify({ [soup.id]: change, [stew.id]: { ...change, at: at + 60_000 } }));
    renderButtons();
    await flush();
    expect(server.ids).toEqual([stew.id]);
  });
});

describe("a like that does not arrive", () => {
  test("keeps its count and is delivered by the next page", async () => {
    server.write = networkError;
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(pressedState(await findSoupButton("6"))).toBe("true");
    expect(page.toasts.read()).toEqual([]);
    cleanup();
    server.write = ok;
    page = await loadPage();
    renderButtons();
    await flush();
    expect(server.ids).toEqual([soup.id]);
    expect(pressedState(await findSoupButton("6"))).toBe("true");
  });

  test("is retried with growing delays, and the user is told after a minute", async () => {
    server.write = fail("unavailable");
    renderButtons();
    await flush();
    vi.useFakeTimers();
    screen.getByRole("button").click();
    const tries: number[] = [];
    for (let second = 0; second < 64; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      tries.push(writes().length);
    }
    expect([tries[0], tries[1], tries[3], tries[7], tries[15], tries[31], tries[63]]).toEqual([2, 2, 3, 4, 5, 6, 7]);
    const [toast, ...others] = page.toasts.read();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ kind: "error", text: "Das wurde nicht gespeichert. Bist du online?" });
    server.write = ok;
    toast?.action?.run();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(server.ids).toEqual([soup.id]);
    expect(screen.getByRole("button").textContent).toBe("6");
  });

  test("is retried as soon as the device is online", async () => {
    server.write = networkError;
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    server.write = ok;
    window.dispatchEvent(new Event("online"));
    await flush();
    expect(server.ids).toEqual([soup.id]);
  });

  test("is not retried for an item that is gone, and its count stays", async () => {
    server.write = fail("missing");
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(page.toasts.read()).toHaveLength(1);
    expect(await screen.findByText("6")).toBeTruthy();
    window.dispatchEvent(new Event("online"));
    await flush();
    expect(writes()).toEqual([`like ${soup.id}`]);
  });

  test("is not delivered for another user of this device", async () => {
    server.write = networkError;
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    cleanup();
    server.write = ok;
    server.user = { ...user, id: "11111111-0914-4c61-af92-654b50ece0fe" };
    page = await loadPage();
    renderButtons();
    await flush();
    expect(pressedState(await findSoupButton("5"))).toBe("false");
    expect(server.ids).toEqual([]);
    cleanup();
    server.user = user;
    page = await loadPage();
    renderButtons();
    await flush();
    expect(server.ids).toEqual([soup.id]);
  });
});

describe("a like of an older build", () => {
  test("reloads the page once, and the next page delivers it", async () => {
    const { UnrecognizedActionError } = await import("next/dist/client/components/unrecognized-action-error");
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    sessionStorage.clear();
    server.write = () => Promise.reject(new UnrecognizedActionError("not found"));
    renderButtons();
    await flush();
    await userEvent.click(await findSoupButton("5"));
    await flush();
    expect(reload).toHaveBeenCalledTimes(1);
    for (const write of [server.write, ok]) {
      server.write = write;
      cleanup();
      page = await loadPage();
      renderButtons();
      await flush();
      expect(pressedState(await findSoupButton("6"))).toBe("true");
    }
    expect(reload).toHaveBeenCalledTimes(1);
    expect(server.ids).toEqual([soup.id]);
    expect(page.toasts.read()).toEqual([]);
    reload.mockRestore();
  });
});

describe("a signed-out user", () => {
  const events = () => (window.tischlein ?? []).map(({ event }: AnalyticsEvent) => event);

  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
    document.cookie = "signed-in=; max-age=0";
  });

  test("is asked to sign up; nothing is counted or requested", async () => {
    const dialog = document.createElement("dialog");
    dialog.id = page.signUpModalId;
    document.body.append(dialog);
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    expect(dialog.open).toBe(true);
    expect(pressedState(await findSoupButton("5"))).toBe("false");
    expect(events()).toContain("started liking");
    expect(requests).toEqual([]);
    dialog.remove();
  });

  test("is asked to sign up when the signed-in cookie turns out to be wrong", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
    document.cookie = "signed-in=1";
    const gate = Promise.withResolvers<void>();
    Object.assign(server, { user: null, untilSession: gate.promise });
    const dialog = document.createElement("dialog");
    dialog.id = page.signUpModalId;
    document.body.append(dialog);
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    expect(dialog.open).toBe(false);
    gate.resolve();
    await flush();
    expect(dialog.open).toBe(true);
    expect(pressedState(await findSoupButton("5"))).toBe("false");
    expect(writes()).toEqual([]);
    dialog.remove();
  });

  test("is redirected to the sign-up page where there is no modal, and back", async () => {
    const assign = vi.fn();
    vi.spyOn(window.location, "assign").mockImplementation(assign);
    history.replaceState(null, "", "/de/suche?search=Suppe");
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    expect(assign).toHaveBeenCalledWith("/de/signup?next=%2Fde%2Fsuche%3Fsearch%3DSuppe");
  });

  test("gets the like once signed in, with a message", async () => {
    vi.spyOn(window.location, "assign").mockImplementation(() => {});
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    cleanup();
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "signed-in=1";
    page = await loadPage();
    renderButtons();
    await flush();
    expect(pressedState(await findSoupButton("6"))).toBe("true");
    expect(server.ids).toEqual([soup.id]);
    const [toast] = page.toasts.read();
    expect(toast).toMatchObject({ kind: "success", text: "„Kürbissuppe $& {count}“ steht jetzt unter „Gefällt mir“." });
  });

  test("does not get a like pressed two days ago", async () => {
    vi.spyOn(window.location, "assign").mockImplementation(() => {});
    renderButtons();
    await userEvent.click(await findSoupButton("5"));
    cleanup();
    const kept = JSON.parse(localStorage.getItem("wantedLikes") ?? "[]");
    localStorage.setItem("wantedLikes", JSON.stringify(kept.map((like: object) => ({ ...like, at: 0 }))));
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "signed-in=1";
    page = await loadPage();
    renderButtons();
    await flush();
    expect(writes()).toEqual([]);
  });
});
