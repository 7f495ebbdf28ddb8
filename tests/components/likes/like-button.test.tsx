import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "#lib/analytics.ts";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const soup = { id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", title: "Kürbissuppe $& {count}", count: 5 };
const stew = { id: "9150765e-0914-4c61-af92-654b50ece0fe", title: "Eintopf", count: 0 };
const reader = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11" } as ViewerView;
const writes = "/api/users/me/likes/feed-items/";

type Answer = () => Response | Promise<Response>;

/** The server: who reads, what they like, how it takes a write. */
let server: {
  viewer: ViewerView | null;
  ids: string[];
  write: Answer;
  mayTell?: Promise<void>;
  mayKnow?: Promise<void>;
};
let asked: string[];
let parts: Awaited<ReturnType<typeof load>>;

const timers: ReturnType<typeof setTimeout>[] = [];
const { setTimeout: begin } = globalThis;

/** Hearts and viewer as a page that has just been loaded has them; what the page before still waited for is over. */
async function load() {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  vi.resetModules();
  const [{ LikeButton }, { AllLiked }, { WordsAndHearts }, toasts, { signUpModal }] = await Promise.all([
    import("#components/likes/like-button.tsx"),
    import("#components/likes/all-liked.tsx"),
    import("#tests/support/words.tsx"),
    import("#components/ui/toast.ts"),
    import("#components/ui/account-modals.ts"),
  ]);
  return { LikeButton, AllLiked, WordsAndHearts, toasts: toasts.toastStore, signUpModal };
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input);
  asked.push(`${init?.method ?? "GET"} ${path.replace(writes, "…/")}`);
  if (path === "/api/users/me/") {
    await server.mayKnow;
    return server.viewer ? Response.json({ data: server.viewer }) : Response.json({}, { status: 401 });
  }
  if (path.startsWith("/api/likes")) {
    await server.mayTell;
    return Response.json(server.ids.map((id) => ({ id })));
  }
  const response = await server.write();
  if (response.ok) {
    server.ids = server.ids.filter((id) => !path.includes(id) && !String(init?.body).includes(id));
    if (init?.method === "POST") server.ids.push(JSON.parse(String(init.body)).id);
  }
  return response;
}

const done: Answer = () => new Response(null, { status: 204 });
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

function show(items = [soup], locale: Locale = "de", more = {}) {
  const { LikeButton, WordsAndHearts } = parts;
  render(
    <WordsAndHearts locale={locale}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand twice
        <LikeButton key={index} {...item} {...more} />
      ))}
    </WordsAndHearts>,
  );
}

const heart = (name: string) => screen.findByRole("button", { name });
const heartOf = (short: string) => heart(`Gefällt mir: Kürbissuppe $& {count}, ${short}`);
const pressed = (element: HTMLElement) => element.getAttribute("aria-pressed");
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const wrote = () => asked.filter((request) => !request.startsWith("GET"));

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  server = { viewer: reader, ids: [], write: done };
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof begin>) => {
    const timer = begin(...args);
    timers.push(timer);
    return timer;
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is what scripts read
  document.cookie = "signed-in=1";
  window.tischlein = [];
  parts = await load();
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=; max-age=0";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a heart", () => {
  test.each(["primary", "secondary", "tertiary", "page", "secondary-white"] as const)("in theme %s", async (theme) => {
    show([soup], "de", { theme });
    const button = await heartOf("5");
    expect(button.className).toBe(`like like-${theme}`);
    expect(button.getAttribute("type")).toBe("button");
    expect(pressed(button)).toBe("false");
  });

  test.each([
    ["de", "Gefällt mir: Eintopf, 5,1k"],
    ["en", "Like: Eintopf, 5.1k"],
  ] as const)("says in %s what is liked, and how often", async (locale, name) => {
    show([{ ...stew, count: 5100 }], locale);
    const button = await heart(name);
    expect(button.textContent).toBe(locale === "de" ? "5,1k" : "5.1k");
  });

  test("that cannot be pressed yet is disabled", async () => {
    show([soup], "de", { disabled: true });
    const button = await heartOf("5");
    await userEvent.click(button);
    expect(button).toHaveProperty("disabled", true);
    expect(wrote()).toEqual([]);
  });

  test("is no control as long as there is no script", () => {
    const { LikeButton, WordsAndHearts } = parts;
    const html = renderToString(
      <WordsAndHearts>
        <LikeButton {...soup} />
      </WordsAndHearts>,
    );
    expect(html).not.toContain("<button");
    expect(html.replace(/<[^>]+>/g, "")).toBe("Herzen: 5");
  });
});

describe("a signed-in reader", () => {
  test("sees at once what they like, after one question", async () => {
    server.ids = [soup.id];
    show([soup, stew]);
    await settled();
    expect(pressed(await heartOf("5"))).toBe("true");
    expect(pressed(await heart("Gefällt mir: Eintopf, 0"))).toBe("false");
    expect(asked).toEqual(["GET /api/users/me/", "GET /api/likes?ids=true"]);
  });

  test("is never told that nobody likes what they like, however old the page is", async () => {
    server.ids = [stew.id];
    show([stew]);
    expect(pressed(await heart("Gefällt mir: Eintopf, 1"))).toBe("true");
  });

  test("counts at once, and every heart of the item follows", async () => {
    server.write = () => new Promise(() => {});
    show([soup, soup, stew]);
    await settled();
    await userEvent.click((await screen.findAllByRole("button"))[0] as HTMLElement);
    const hearts = await screen.findAllByRole("button");
    expect(hearts.map(pressed)).toEqual(["true", "true", "false"]);
    expect(hearts.map((element) => element.textContent)).toEqual(["6", "6", "0"]);
  });

  test("likes and takes it back: each is asked for as a state", async () => {
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    expect(wrote()).toEqual(["POST …/"]);
    expect(server.ids).toEqual([soup.id]);
    await userEvent.click(await heartOf("6"));
    await settled();
    expect(wrote()).toEqual(["POST …/", `DELETE …/${soup.id}/`]);
    expect(pressed(await heartOf("5"))).toBe("false");
  });

  test("who presses quickly gets what they wanted last", async () => {
    let free = () => {};
    server.write = () =>
      new Promise<Response>((resolve) => {
        free = () => resolve(new Response(null, { status: 204 }));
      });
    show();
    await settled();
    for (const count of ["5", "6", "5", "6"]) await userEvent.click(await heartOf(count));
    await settled();
    expect(wrote()).toEqual(["POST …/"]);
    server.write = done;
    free();
    await settled();
    expect(wrote()).toEqual(["POST …/", `DELETE …/${soup.id}/`]);
    expect(server.ids).toEqual([]);
    expect(pressed(await heartOf("5"))).toBe("false");
  });

  test("has the lists of likes asked for again", async () => {
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    expect(asked.filter((request) => request.includes("/api/likes"))).toHaveLength(2);
  });

  test("sees the right count on a page that has not caught up yet, and on one that has", async () => {
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    cleanup();
    parts = await load();
    show();
    await settled();
    expect(pressed(await heartOf("6"))).toBe("true");
    cleanup();
    show([{ ...soup, count: 6 }]);
    expect(await heartOf("6")).toBeTruthy();
  });

  test("need not wait for hearts of which the page itself says that they like it", async () => {
    let tell = () => {};
    server = { viewer: reader, ids: [soup.id], write: done, mayTell: new Promise((resolve) => (tell = resolve)) };
    const { LikeButton, WordsAndHearts, AllLiked } = parts;
    render(
      <WordsAndHearts>
        <AllLiked ids={[soup.id, stew.id]}>
          <LikeButton {...soup} />
          <LikeButton {...stew} />
        </AllLiked>
      </WordsAndHearts>,
    );
    expect(screen.getAllByRole("button").map(pressed)).toEqual(["true", "true"]);
    await userEvent.click(await heartOf("5"));
    tell();
    await settled();
    expect(screen.getAllByRole("button").map(pressed)).toEqual(["false", "false"]);
    expect(wrote()).toEqual([`DELETE …/${soup.id}/`]);
  });

  test("who presses before anybody knows what they like is not counted twice", async () => {
    let tell = () => {};
    server = { viewer: reader, ids: [soup.id], write: done, mayTell: new Promise((resolve) => (tell = resolve)) };
    show([soup, stew]);
    await userEvent.click(await heartOf("5"));
    await userEvent.click(await heart("Gefällt mir: Eintopf, 0"));
    expect((await screen.findAllByRole("button")).map((element) => element.textContent)).toEqual(["6", "1"]);
    await settled();
    expect(wrote()).toEqual([]);
    tell();
    await settled();
    expect((await screen.findAllByRole("button")).map((element) => element.textContent)).toEqual(["5", "1"]);
    expect((await screen.findAllByRole("button")).map(pressed)).toEqual(["true", "true"]);
    expect(wrote()).toEqual(["POST …/"]);
    expect(server.ids).toEqual([soup.id, stew.id]);
  });
});

describe("a like that does not arrive", () => {
  test("keeps its count, and is delivered by the next page", async () => {
    server.write = lost;
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    expect(pressed(await heartOf("6"))).toBe("true");
    expect(parts.toasts.read()).toEqual([]);
    cleanup();
    server.write = done;
    parts = await load();
    show();
    await settled();
    expect(server.ids).toEqual([soup.id]);
    expect(pressed(await heartOf("6"))).toBe("true");
  });

  test("is tried again after a growing while, and somebody is told after a minute", async () => {
    server.write = () => new Response(null, { status: 503 });
    show();
    await settled();
    vi.useFakeTimers();
    screen.getByRole("button").click();
    const tries: number[] = [];
    for (let second = 0; second < 64; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      tries.push(wrote().length);
    }
    expect([tries[0], tries[1], tries[3], tries[7], tries[15], tries[31], tries[63]]).toEqual([2, 2, 3, 4, 5, 6, 7]);
    const [toast, ...others] = parts.toasts.read();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ kind: "error", text: "Das Herz ist nicht angekommen. Bist du online?" });
    server.write = done;
    toast?.action?.run();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(server.ids).toEqual([soup.id]);
    expect(screen.getByRole("button").textContent).toBe("6");
  });

  test("is tried again as soon as the device is online", async () => {
    server.write = lost;
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    server.write = done;
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(server.ids).toEqual([soup.id]);
  });

  test("for an item that is gone is not tried again, and its count stays", async () => {
    server.write = () => Response.json({ error: { code: "missing" } }, { status: 404 });
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    expect(parts.toasts.read()).toHaveLength(1);
    expect(await screen.findByText("6")).toBeTruthy();
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(wrote()).toEqual(["POST …/"]);
  });

  test("belongs to its reader: another one on this device does not deliver it", async () => {
    server.write = lost;
    show();
    await settled();
    await userEvent.click(await heartOf("5"));
    await settled();
    cleanup();
    server.write = done;
    server.viewer = { ...reader, id: "11111111-0914-4c61-af92-654b50ece0fe" };
    parts = await load();
    show();
    await settled();
    expect(pressed(await heartOf("5"))).toBe("false");
    expect(server.ids).toEqual([]);
    cleanup();
    server.viewer = reader;
    parts = await load();
    show();
    await settled();
    expect(server.ids).toEqual([soup.id]);
  });
});

describe("a signed-out reader", () => {
  const events = () => (window.tischlein ?? []).map(({ event }: AnalyticsEvent) => event);

  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint is what scripts read
    document.cookie = "signed-in=; max-age=0";
  });

  test("is asked to sign up; nothing is counted, nothing asked for", async () => {
    const dialog = document.createElement("dialog");
    dialog.id = parts.signUpModal;
    document.body.append(dialog);
    show();
    await userEvent.click(await heartOf("5"));
    expect(dialog.open).toBe(true);
    expect(pressed(await heartOf("5"))).toBe("false");
    expect(events()).toContain("started liking");
    expect(asked).toEqual([]);
    dialog.remove();
  });

  test("is asked to sign up as well when the hint that they are in turns out to be wrong", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint is what scripts read
    document.cookie = "signed-in=1";
    const gate = Promise.withResolvers<void>();
    Object.assign(server, { viewer: null, mayKnow: gate.promise });
    const dialog = document.createElement("dialog");
    dialog.id = parts.signUpModal;
    document.body.append(dialog);
    show();
    await userEvent.click(await heartOf("5"));
    expect(dialog.open).toBe(false);
    gate.resolve();
    await settled();
    expect(dialog.open).toBe(true);
    expect(pressed(await heartOf("5"))).toBe("false");
    expect(wrote()).toEqual([]);
    dialog.remove();
  });

  test("is led to the page where there is no window, and back again", async () => {
    const assign = vi.fn();
    vi.spyOn(window.location, "assign").mockImplementation(assign);
    history.replaceState(null, "", "/de/suche?search=Suppe");
    show();
    await userEvent.click(await heartOf("5"));
    expect(assign).toHaveBeenCalledWith("/de/signup?next=%2Fde%2Fsuche%3Fsearch%3DSuppe");
  });

  test("gets the like they wanted once they are signed in, and is told", async () => {
    vi.spyOn(window.location, "assign").mockImplementation(() => {});
    show();
    await userEvent.click(await heartOf("5"));
    cleanup();
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "signed-in=1";
    parts = await load();
    show();
    await settled();
    expect(pressed(await heartOf("6"))).toBe("true");
    expect(server.ids).toEqual([soup.id]);
    const [toast] = parts.toasts.read();
    expect(toast).toMatchObject({ kind: "success", text: "Dein Herz für „Kürbissuppe $& {count}“ ist gesetzt." });
  });

  test("is not given a like they wanted two days ago", async () => {
    vi.spyOn(window.location, "assign").mockImplementation(() => {});
    show();
    await userEvent.click(await heartOf("5"));
    cleanup();
    const kept = JSON.parse(localStorage.getItem("wantedLikes") ?? "[]");
    localStorage.setItem("wantedLikes", JSON.stringify(kept.map((like: object) => ({ ...like, at: 0 }))));
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "signed-in=1";
    parts = await load();
    show();
    await settled();
    expect(wrote()).toEqual([]);
  });
});
