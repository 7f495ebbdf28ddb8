import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadMoreCards } from "#components/content/cards/load-more-cards.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { LikeTotal } from "#components/people/likes/like-total.tsx";
import { LikedItem } from "#components/people/likes/liked-item.tsx";
import { LikedList } from "#components/people/likes/liked-list.tsx";
import { PreloadedLikes } from "#components/people/likes/preloaded-likes.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { settle } from "#tests/support/browser/settle.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";

const refresh = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ refresh: () => refresh() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => router }));
const setLike = vi.hoisted(() => vi.fn(async (..._: unknown[]) => ({ ok: true, data: undefined })));
vi.mock("#lib/people/likes/actions.ts", () => ({ setLikeAction: setLike }));

const liked = new Set<string>();
let ids: string[] = [];
let lists = 0;

beforeEach(() => {
  lists += 1;
  ids = ["a", "b", "c"].map((name) => `${name}${lists}`);
  liked.clear();
  for (const id of ids) liked.add(id);
  localStorage.clear();
  refresh.mockReset();
  setLike.mockClear();
  for (const { id } of toastStore.read()) dismissToast(id);
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async (input: string) => {
    if (!String(input).includes("item-states")) return Response.json({ data: { id: "anna" } });
    const asked = new URL(String(input), "http://localhost").searchParams.get("ids")?.split(",") ?? [];
    return Response.json({ data: asked.map((id) => ({ id, isLiked: liked.has(id), isSaved: false, likeCount: 5 })) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({ count = 3, next = null as string | null, load = vi.fn() } = {}) {
  const messages = { more: "Mehr", loading: "Lädt", failed: "Fehler", progress: "{shown} von {count}" };
  render(
    <IntlLikesProvider>
      <p data-testid="total">
        <LikeTotal count={count} locale="de" /> <LikeTotal count={count} locale="de" words={words} />
      </p>
      <LikedList
        renderId={`list ${lists}`}
        messages={{ removed: "„{title}“ aus „Gefällt mir“ entfernt", undo: "Rückgängig" }}
      >
        <LoadMoreCards
          name={`list ${lists}`}
          size={3}
          count={count}
          next={next}
          load={load}
          nextHref="?page=2"
          messages={messages}
          locale="de"
          empty={<p>Noch keine Likes</p>}
        >
          <PreloadedLikes ids={ids}>
            <ul>
              {ids.map((id) => (
                <LikedItem key={id} id={id} title={`Rezept ${id}`} count={5}>
                  <LikeButton id={id} title={`Rezept ${id}`} count={5} />
                </LikedItem>
              ))}
            </ul>
          </PreloadedLikes>
        </LoadMoreCards>
      </LikedList>
    </IntlLikesProvider>,
  );
}

const flush = () => act(settle);
const words = { one: "{count} Like", other: "{count} Likes" };
const likeButtons = () => screen.queryAllByRole("button", { name: /^Gefällt mir/ });
const progress = () => screen.getByRole("status").textContent;
const total = () => screen.getByTestId("total").textContent;
const unlikeFirst = async () => userEvent.click(likeButtons()[0] as HTMLElement);

test("an unliked card leaves at once with the counts, and the focus goes to the next heart", async () => {
  show({ count: 2500 });
  await flush();
  await unlikeFirst();
  expect(likeButtons()).toHaveLength(2);
  expect([progress(), total()]).toEqual(["2 von 2.499", "2.499 2.499 Likes"]);
  expect(document.activeElement).toBe(likeButtons()[0]);
});

test("a heart is removed on the server although its card has left before its state was requested", async () => {
  show();
  act(() => likeButtons()[0]?.click());
  expect(likeButtons()).toHaveLength(2);
  await flush();
  await vi.waitFor(() => expect(setLike).toHaveBeenCalledTimes(1));
  const form = setLike.mock.calls[0]?.[1] as FormData;
  expect(Object.fromEntries(form)).toEqual({ id: ids[0], liked: "false", user: "anna" });
});

test("a removed heart can be restored for ten seconds", async () => {
  show();
  await flush();
  await unlikeFirst();
  const [toast] = toastStore.read();
  expect(toast).toMatchObject({ text: `„Rezept ${ids[0]}“ aus „Gefällt mir“ entfernt`, durationMs: 10_000 });
  act(() => toast?.action?.run());
  expect(likeButtons()).toHaveLength(3);
  expect([progress(), total()]).toEqual(["3 von 3", "3 3 Likes"]);
});

test("a list restored by the router does not show again what was unliked", async () => {
  show();
  await flush();
  await unlikeFirst();
  cleanup();
  show();
  await flush();
  expect(likeButtons()).toHaveLength(2);
  expect(progress()).toBe("2 von 2");
});

test("a heart removed on another device leaves without a message", async () => {
  show();
  await flush();
  liked.delete(ids[1] ?? "");
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await flush();
  expect(likeButtons()).toHaveLength(2);
  expect(toastStore.read()).toEqual([]);
});

test("after the last heart the list says that it is empty", async () => {
  show();
  await flush();
  await unlikeFirst();
  await unlikeFirst();
  expect(total()).toBe("1 1 Like");
  await unlikeFirst();
  expect(screen.getByText("Noch keine Likes")).toBeTruthy();
  expect(progress()).toBe("0 von 0");
});

test("after the last shown heart the next cards are loaded", async () => {
  const load = vi.fn(async () => ({ cards: <p>vierte Karte</p>, size: 1, next: null }));
  show({ count: 4, next: "two", load });
  await flush();
  for (const _ of ids) await unlikeFirst();
  expect(await screen.findByText("vierte Karte")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  expect(progress()).toBe("1 von 1");
});

test("a list restored by the router is rendered anew when something was liked since", async () => {
  show();
  await flush();
  cleanup();
  show();
  await flush();
  expect(refresh).not.toHaveBeenCalled();
  cleanup();
  const other = `other${lists}`;
  render(
    <IntlLikesProvider>
      <LikeButton id={other} title="Eintopf" count={0} />
    </IntlLikesProvider>,
  );
  await flush();
  await userEvent.click(likeButtons()[0] as HTMLElement);
  await flush();
  cleanup();
  show();
  await flush();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a list that was shown before a press elsewhere has arrived is rendered anew afterwards", async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: true; data: undefined }>();
  setLike.mockReturnValueOnce(promise);
  const other = `other${lists}`;
  liked.add(other);
  render(
    <IntlLikesProvider>
      <LikeButton id={other} title="Eintopf" count={1} />
    </IntlLikesProvider>,
  );
  await flush();
  await userEvent.click(likeButtons()[0] as HTMLElement);
  cleanup();
  show();
  await flush();
  expect(setLike).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => resolve({ ok: true, data: undefined }));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test("a press on the list itself renders nothing anew", async () => {
  show();
  await flush();
  await unlikeFirst();
  await vi.waitFor(() => expect(setLike).toHaveBeenCalledTimes(1));
  await flush();
  expect(refresh).not.toHaveBeenCalled();
});
