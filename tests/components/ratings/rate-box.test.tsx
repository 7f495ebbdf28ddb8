import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const router = { refresh: vi.fn() };
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("#lib/ratings/actions.ts", () => ({ rateAction: vi.fn() }));

const recipe = {
  id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
  title: "Kürbissuppe $& {stars}",
  author: { slug: "gemuesefach" },
};
const reader = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11", slug: "anna" } as ViewerView;
const door = "/api/users/me/rating/";

type Answer = () => Response | Promise<Response>;

/** The server: who reads, what they have given, how it takes a write. */
let server: { viewer: ViewerView | null; stars: number | null; write: Answer };
let asked: string[];
let parts: Awaited<ReturnType<typeof load>>;

/** Everything as a page that has just been loaded has it. */
async function load() {
  vi.resetModules();
  const [{ RateBox }, { WishesKeeper }, { Words }, toasts, { signUpModal }] = await Promise.all([
    import("#components/ratings/rate-box.tsx"),
    import("#components/ratings/wishes-keeper.tsx"),
    import("#tests/support/words.tsx"),
    import("#components/ui/toast.ts"),
    import("#components/ui/account-modals.ts"),
  ]);
  return { RateBox, WishesKeeper, Words, toasts: toasts.toastStore, signUpModal };
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input);
  const { method = "GET", body } = init ?? {};
  asked.push([method, path.replace(door, "…/"), ...(body ? [body] : [])].join(" "));
  if (path === "/api/users/me/") {
    return server.viewer ? Response.json({ data: server.viewer }) : Response.json({}, { status: 401 });
  }
  if (method === "GET") return Response.json({ data: { stars: server.stars } });
  const response = await server.write();
  if (response.ok) server.stars = method === "DELETE" ? null : 1 + 4 * JSON.parse(String(body)).rating;
  return response;
}

const done: Answer = () => Response.json({ data: {} });
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const put = (rating: number) => `PUT …/ ${JSON.stringify({ recipe: recipe.id, rating })}`;

function box(locale: Locale = "de") {
  const { RateBox, WishesKeeper, Words } = parts;
  return (
    <Words locale={locale}>
      <RateBox recipe={recipe} href="/de/rezepte/kuerbissuppe" />
      <WishesKeeper />
    </Words>
  );
}

async function show(locale?: Locale) {
  render(box(locale));
  await settled();
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const wrote = () => asked.filter((request) => !request.startsWith("GET"));
const star = (name: string) => screen.getByRole("button", { name });
const chosen = () =>
  screen.queryAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));
const announced = () => screen.getByRole("status").textContent;
const events = () => (window.tischlein ?? []).map(({ event }) => event);

/** As somebody nobody knows to be signed in. */
function signOut() {
  server.viewer = null;
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is what scripts read
  document.cookie = "signed-in=; max-age=0";
}

function signIn() {
  server.viewer = reader;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=1";
}

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  server = { viewer: reader, stars: null, write: done };
  vi.stubGlobal("fetch", vi.fn(answer));
  signIn();
  window.tischlein = [];
  parts = await load();
});
afterEach(() => {
  cleanup();
  signOut();
  router.refresh.mockReset();
  vi.unstubAllGlobals();
});

describe("five stars", () => {
  test.each([
    ["de", "Bewerten", ["1 Stern", "2 Sterne", "3 Sterne", "4 Sterne", "5 Sterne"]],
    ["en", "Rate this recipe", ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]],
  ] as const)("have their names in %s", async (locale, group, names) => {
    await show(locale);
    const stars = within(screen.getByRole("group", { name: group })).getAllByRole("button");
    expect(stars.map((button) => button.getAttribute("aria-label"))).toEqual(names);
    expect(chosen()).toEqual([]);
  });

  test("are a form that can be sent without script, with a way to take back", () => {
    const form = document.createElement("div");
    form.innerHTML = renderToString(box());
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"][name="stars"]')];
    expect(buttons.map(({ value }) => value)).toEqual(["", "1", "2", "3", "4", "5"]);
    const fields = [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    expect(fields).toContainEqual(["id", recipe.id]);
    expect(fields).toContainEqual(["here", "/de/rezepte/kuerbissuppe#rating"]);
    expect(buttons[0]?.textContent).toBe("Meine Bewertung zurücknehmen");
  });
});

describe("a signed-in reader", () => {
  test("sees what they have given, after one question, and nothing is announced", async () => {
    server.stars = 3;
    await show();
    expect(chosen()).toEqual(["3 Sterne"]);
    expect(screen.getByText(/Deine Bewertung: 3 Sterne\./)).toBeTruthy();
    expect(announced()).toBe("");
    expect(asked).toEqual(["GET /api/users/me/", `GET …/?recipe=${recipe.id}`]);
  });

  test("gives stars by keyboard, changes them and takes them back; each is shown at once, announced and told", async () => {
    await show();
    let free = () => {};
    server.write = () => new Promise((resolve) => (free = () => resolve(Response.json({}))));
    star("4 Sterne").focus();
    await userEvent.keyboard(" ");
    expect(chosen()).toEqual(["4 Sterne"]);
    expect(announced()).toBe("Deine Bewertung: 4 Sterne.");
    expect(document.activeElement).toBe(star("4 Sterne"));
    await settled();
    server.write = done;
    free();
    await settled();
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await settled();
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(events()).toEqual(expect.arrayContaining(["rated recipe"]));
    await userEvent.click(star("Zurücknehmen"));
    await settled();
    expect(chosen()).toEqual([]);
    expect(announced()).toMatch(/^Zurückgenommen/);
    expect(document.activeElement).toBe(star("5 Sterne"));
    expect(wrote()).toEqual([put(0.75), put(1), `DELETE …/?recipe=${recipe.id}`]);
    expect(router.refresh).toHaveBeenCalledTimes(3);
  });

  test("who presses quickly gets what they wanted last", async () => {
    let free = () => {};
    server.write = () => new Promise((resolve) => (free = () => resolve(Response.json({}))));
    await show();
    for (const name of ["1 Stern", "2 Sterne", "3 Sterne"]) await userEvent.click(star(name));
    await settled();
    server.write = done;
    free();
    await settled();
    expect(chosen()).toEqual(["3 Sterne"]);
    expect(server.stars).toBe(3);
    expect(wrote().at(-1)).toBe(put(0.5));
    expect(wrote()).not.toContain(put(0.25));
  });

  test("who has written the recipe is told that others rate it", async () => {
    server.viewer = { ...reader, slug: recipe.author.slug };
    await show();
    expect(screen.getByText("Dein Rezept. Die Sterne vergeben die anderen.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(asked).toEqual(["GET /api/users/me/"]);
  });
});

describe("a rating that does not arrive", () => {
  test("gives way to the one before, is told, and goes out again when asked to", async () => {
    server = { viewer: reader, stars: 2, write: lost };
    await show();
    await userEvent.click(star("5 Sterne"));
    await settled();
    expect(chosen()).toEqual(["2 Sterne"]);
    expect(announced()).toBe("");
    expect(router.refresh).not.toHaveBeenCalled();
    const [toast] = parts.toasts.read();
    expect(toast).toMatchObject({ kind: "error", text: expect.stringMatching(/nicht angekommen/) });
    server.write = done;
    act(() => toast?.action?.run());
    await settled();
    expect(chosen()).toEqual(["5 Sterne"]);
    expect(server.stars).toBe(5);
  });

  test("for a recipe that is gone is not offered again", async () => {
    server.write = () => Response.json({ error: { code: "missing" } }, { status: 404 });
    await show();
    await userEvent.click(star("5 Sterne"));
    await settled();
    expect(chosen()).toEqual([]);
    const [toast] = parts.toasts.read();
    expect(toast).toMatchObject({ kind: "error", text: expect.stringMatching(/kannst du nicht bewerten/) });
    expect(toast?.action).toBeUndefined();
  });
});

describe("a signed-out reader", () => {
  let dialog: HTMLDialogElement;

  beforeEach(() => {
    dialog = document.createElement("dialog");
    dialog.id = parts.signUpModal;
    document.body.append(dialog);
  });
  afterEach(() => dialog.remove());

  test("asks for nothing, is asked to sign up, and gets what they wanted once they are in", async () => {
    signOut();
    await show();
    await userEvent.click(star("4 Sterne"));
    await settled();
    expect(dialog.open).toBe(true);
    expect(chosen()).toEqual([]);
    expect(asked).toEqual([]);
    expect(events()).toContain("started rating");

    signIn();
    const { refreshViewer } = await import("#lib/current-viewer.ts");
    await act(refreshViewer);
    await settled();
    expect(wrote()).toEqual([put(0.75)]);
    expect(chosen()).toEqual(["4 Sterne"]);
    expect(parts.toasts.read()).toMatchObject([
      { kind: "success", text: "„Kürbissuppe $& {stars}“ hat jetzt 4 Sterne von dir." },
    ]);
    expect(router.refresh).toHaveBeenCalled();
    expect(localStorage.getItem("wantedRatings")).toBeNull();
  });

  test("whose hint that they are in was wrong is asked to sign up as well", async () => {
    server.write = () => Response.json({}, { status: 401 });
    await show();
    server.viewer = null;
    await userEvent.click(star("2 Sterne"));
    await settled();
    expect(dialog.open).toBe(true);
    expect(chosen()).toEqual([]);
    expect(localStorage.getItem("wantedRatings")).toContain('"stars":2');
  });

  test("keeps a wish that does not arrive for the next page, and one that cannot be granted no longer", async () => {
    signOut();
    await show();
    await userEvent.click(star("4 Sterne"));
    await settled();
    for (const [write, left] of [
      [lost, 1],
      [() => Response.json({}, { status: 404 }), 0],
    ] as const) {
      cleanup();
      signIn();
      server.write = write;
      parts = await load();
      await show();
      expect(JSON.parse(localStorage.getItem("wantedRatings") ?? "[]")).toHaveLength(left);
      expect(parts.toasts.read()).toMatchObject([{ kind: "error" }]);
    }
  });

  test("is led to the page where there is no window, and back again", async () => {
    signOut();
    dialog.remove();
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    history.replaceState(null, "", "/de/rezepte/kuerbissuppe");
    await show();
    await userEvent.click(star("1 Stern"));
    await settled();
    expect(assign).toHaveBeenCalledWith("/de/signup?next=%2Fde%2Frezepte%2Fkuerbissuppe%23rating");
  });
});
