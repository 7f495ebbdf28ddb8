import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { leavePage, recordTimers } from "#tests/support/browser/page-life.ts";
import { settle } from "#tests/support/browser/settle.ts";

const author = { id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", name: "Ofenwarm" };
const user = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11" } as SessionUserView;

type SetFollow = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;
const actions = vi.hoisted(() => ({ setFollow: undefined as unknown as SetFollow }));
vi.mock("#lib/people/follows/actions.ts", () => ({
  setFollowAction: (...args: Parameters<SetFollow>) => actions.setFollow(...args),
}));

/** The server: who is signed in, whom they follow, and how it answers a write. */
let server: { user: SessionUserView | null; ids: string[]; write: () => ActionResult | Promise<ActionResult> };
let writes: string[];
let page: Awaited<ReturnType<typeof loadPage>>;

/** Loads the modules as a new page does, and ends the timers of the page before. */
async function loadPage() {
  leavePage();
  vi.resetModules();
  const [{ FollowAuthor, FollowersOf }, { PendingWrites }, { IntlProvider }, toasts, { signUpReason }, session] =
    await Promise.all([
      import("#components/people/follows/follow-author.tsx"),
      import("#app/[locale]/after-load/pending-writes.tsx"),
      import("#tests/support/intl-provider.tsx"),
      import("#components/ui/toast.ts"),
      import("#components/ui/dialogs/sign-up-reason.ts"),
      import("#lib/platform/browser/item-state-sync.ts"),
    ]);
  const show = async (pageCount = 3) => {
    session.followItemStates();
    render(
      <IntlProvider>
        <FollowAuthor author={author} pageCount={pageCount} />
        <FollowersOf authorId={author.id} count={pageCount} />
        <PendingWrites />
      </IntlProvider>,
    );
    await flush();
  };
  return { show, toasts: toasts.toastStore, signUpReason };
}

const flush = () => act(settle);
const button = () => screen.getByRole("button");
const state = () => [button().getAttribute("aria-label"), button().getAttribute("aria-pressed")];
const press = async () => {
  await userEvent.click(button());
  await flush();
};
const unpressed = ["Folgen: Ofenwarm", "false"];
const pressed = ["Folge ich: Ofenwarm", "true"];

function signIn(signedIn: SessionUserView | null): void {
  server.user = signedIn;
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = signedIn ? "signed-in=1" : "signed-in=; max-age=0";
}

beforeEach(async () => {
  localStorage.clear();
  writes = [];
  server = { user, ids: [], write: () => ({ ok: true, data: undefined }) };
  signIn(user);
  actions.setFollow = async (_previous, form) => {
    writes.push(`${form.get("author")} ${form.get("followed")}`);
    const result = await server.write();
    if (result.ok) server.ids = form.get("followed") === "true" ? [String(form.get("author"))] : [];
    return result;
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const path = String(input);
    if (path === "/api/users/me/") {
      return server.user ? Response.json({ data: server.user }) : Response.json({}, { status: 401 });
    }
    const ids = new URL(path, "http://localhost").searchParams.get("ids")?.split(",") ?? [];
    const nothing = { isLiked: false, isSaved: false, likeCount: 0 };
    return Response.json({ data: ids.map((id) => ({ ...nothing, id, isFollowed: server.ids.includes(id) })) });
  });
  recordTimers();
  page = await loadPage();
});
afterEach(() => {
  cleanup();
  signIn(null);
  vi.unstubAllGlobals();
});

test("shows after load whether the user follows the author", async () => {
  server.ids = [author.id];
  await page.show();
  expect(state()).toEqual(pressed);
});

test("follows at once and counts the user, and the same for the end", async () => {
  await page.show();
  expect(screen.getByText("3 Follower")).toBeDefined();
  await press();
  expect(state()).toEqual(pressed);
  expect(screen.getByText("4 Follower")).toBeDefined();
  await press();
  expect(state()).toEqual(unpressed);
  expect(screen.getByText("3 Follower")).toBeDefined();
  expect(writes).toEqual([`${author.id} true`, `${author.id} false`]);
  expect(page.toasts.read()).toEqual([]);
});

test("counts a user no longer who followed before", async () => {
  server.ids = [author.id];
  await page.show();
  await press();
  expect(screen.getByText("2 Follower")).toBeDefined();
});

test("shows no number without followers, and no button on the own profile", async () => {
  signIn({ ...user, id: author.id });
  await page.show(0);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.body.textContent).not.toContain("Follower");
});

test("keeps a press while offline and delivers it on the next page", async () => {
  server.write = () => Promise.reject(new TypeError("Failed to fetch"));
  await page.show();
  await press();
  expect(state()).toEqual(pressed);
  expect(server.ids).toEqual([]);
  cleanup();
  server.write = () => ({ ok: true, data: undefined });
  page = await loadPage();
  await page.show();
  expect(server.ids).toEqual([author.id]);
  expect(state()).toEqual(pressed);
  expect(localStorage.getItem("pendingFollows")).toBeNull();
});

test("delivers what was kept as soon as the device is online", async () => {
  server.write = () => Promise.reject(new TypeError("Failed to fetch"));
  await page.show();
  await press();
  server.write = () => ({ ok: true, data: undefined });
  window.dispatchEvent(new Event("online"));
  await flush();
  expect(server.ids).toEqual([author.id]);
});

test("asks signed-out readers to sign up, and follows after they signed in", async () => {
  signIn(null);
  await page.show();
  await press();
  expect(state()).toEqual(unpressed);
  expect(writes).toEqual([]);
  expect(page.signUpReason.read()).toEqual({ kind: "follow", title: "Ofenwarm" });
  cleanup();
  signIn(user);
  page = await loadPage();
  await page.show();
  expect(writes).toEqual([`${author.id} true`]);
  expect(state()).toEqual(pressed);
  expect(page.toasts.read()).toMatchObject([{ kind: "success", text: "Du folgst jetzt Ofenwarm." }]);
});

test.each([
  ["limit", "Du folgst schon 1.000 Profilen. Mehr sind nicht möglich."],
  ["missing", "Ofenwarm hat kein öffentliches Profil mehr."],
  ["invalid", "Dir selbst kannst du nicht folgen."],
  ["forbidden", "Das wurde nicht gespeichert. Bist du online?"],
] as const)("goes back and says why when the server answers %s", async (code, text) => {
  server.write = () => ({ ok: false, code, errors: {} });
  await page.show();
  await press();
  expect(state()).toEqual(unpressed);
  expect(screen.getByText("3 Follower")).toBeDefined();
  expect(page.toasts.read()).toMatchObject([{ kind: "error", text }]);
  expect(localStorage.getItem("pendingFollows")).toBeNull();
});

test("asks to sign in again when the session has ended meanwhile, and follows after that", async () => {
  await page.show();
  signIn(null);
  server.write = () => ({ ok: false, code: "unauthorized", errors: {} });
  await press();
  expect(state()).toEqual(unpressed);
  expect(page.signUpReason.read()).toEqual({ kind: "follow", title: "Ofenwarm" });
  cleanup();
  signIn(user);
  server.write = () => ({ ok: true, data: undefined });
  page = await loadPage();
  await page.show();
  expect(server.ids).toEqual([author.id]);
});

test("says that the end of following was not stored when the session has ended meanwhile", async () => {
  server.ids = [author.id];
  await page.show();
  signIn(null);
  server.write = () => ({ ok: false, code: "unauthorized", errors: {} });
  await press();
  expect(page.toasts.read()).toMatchObject([{ kind: "error", text: "Das wurde nicht gespeichert. Bist du online?" }]);
  expect(localStorage.getItem("pendingFollows")).toBeNull();
});

test("does not show or deliver presses of another user", async () => {
  server.write = () => Promise.reject(new TypeError("Failed to fetch"));
  await page.show();
  await press();
  cleanup();
  writes = [];
  signIn({ ...user, id: "9150765e-0914-4c61-af92-654b50ece0fe" });
  page = await loadPage();
  await page.show();
  expect(state()).toEqual(unpressed);
  expect(writes).toEqual([]);
});
