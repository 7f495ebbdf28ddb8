import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WriteComment } from "#components/people/comments/comment-actions.tsx";
import { CommentThreads } from "#components/people/comments/comment-threads.tsx";
import { CommentsSection } from "#components/people/comments/comments-section.tsx";
import { LiveComments } from "#components/people/comments/live-comments.tsx";
import { useCommentsPlace } from "#components/people/comments/use-comments-place.tsx";
import { signUpReason } from "#components/ui/dialogs/sign-up-reason.ts";
import type { CommentThread, OwnComment, OwnComments } from "#lib/people/comments/comment.ts";
import { loadCommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import type { CommentFormState } from "#lib/people/comments/schema.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

type FormAction = (before: CommentFormState, form: FormData) => Promise<CommentFormState>;
type ResultAction = (before: ActionResult | null, form: FormData) => Promise<ActionResult>;
const actions = vi.hoisted(() => ({
  create: vi.fn<FormAction>(),
  edit: vi.fn<FormAction>(),
  remove: vi.fn<ResultAction>(),
  like: vi.fn<ResultAction>(),
}));
vi.mock("#lib/people/comments/actions.ts", () => ({
  createCommentAction: (...args: Parameters<FormAction>) => actions.create(...args),
  editCommentAction: (...args: Parameters<FormAction>) => actions.edit(...args),
  deleteCommentAction: (...args: Parameters<ResultAction>) => actions.remove(...args),
  setCommentLikeAction: (...args: Parameters<ResultAction>) => actions.like(...args),
}));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de" }));

const itemId = "00212983-c0fa-4514-89fd-f82207bd09bd";
const comment: CommentThread = {
  id: "d7f83733-8026-4e12-bd15-357a8adbfdda",
  parentId: null,
  kind: "tip",
  text: "Mit Ingwer.\nSiehe https://brot.example/teig",
  locale: "de",
  createdAt: "2026-11-20T10:00:00.000000Z",
  isEdited: true,
  isDeleted: false,
  likeCount: 3,
  replyCount: 0,
  author: { name: "Anna", slug: "anna", href: "/de/users/anna", newType: "editor", picture: null, isItemAuthor: true },
  photos: [],
  replies: [],
  nextReplies: null,
};
const item = { itemId, title: "Suppe", href: "/de/rezepte/suppe", allHref: "/de/rezepte/suppe/kommentare" };

const texts = await loadCommentTexts("de");

function Page({ userId, own }: { userId: string | null; own?: OwnComments }) {
  return (
    <LiveComments place={useCommentsPlace(item)} texts={texts} userId={userId} ids={[comment.id]} own={own}>
      <WriteComment />
      <CommentThreads threads={[comment]} allHref={item.allHref} />
    </LiveComments>
  );
}

/** A page that no comment is on. */
function EmptyPage({ own }: { own: OwnComments }) {
  return (
    <LiveComments place={useCommentsPlace(item)} texts={texts} userId="anna-id" ids={[]} own={own}>
      <WriteComment>Noch keine Kommentare.</WriteComment>
    </LiveComments>
  );
}

const show = (userId: string | null, own?: OwnComments) =>
  render(
    <IntlProvider>
      <Page userId={userId} own={own} />
    </IntlProvider>,
  );

const stateOf = (changes: object) => ({
  id: comment.id,
  isLiked: false,
  isOwn: false,
  likeCount: 3,
  editableVersion: 0,
  editableUntil: null,
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  signUpReason.set(undefined);
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(cleanup);

const text = () => screen.getByLabelText<HTMLTextAreaElement>("Frage, Tipp oder Erfahrung");
const send = () => userEvent.click(screen.getByRole("button", { name: "Abschicken" }));

test("a stored page holds the comments, and links in place of the forms", () => {
  const counts = { comments: 21, questions: 0, photos: 0 };
  const comments = { itemId, counts, latest: [comment], hasMore: true, gallery: [] };
  const html = renderToString(
    <IntlProvider>
      <CommentsSection comments={comments} {...item} />
    </IntlProvider>,
  );
  expect(html).toContain("Mit Ingwer.");
  expect(html).toContain('href="https://brot.example/teig" rel="ugc nofollow"');
  expect(html).toContain("Alle 21 Kommentare ansehen");
  expect(html).toMatch(/Autor.*Redaktion.*Tipp.*bearbeitet/s);
  expect(html).toContain('<time dateTime="2026-11-20T10:00:00.000000Z" title="20. November 2026');
  expect(html).toContain(`href="/de/rezepte/suppe/kommentare?thread=${comment.id}#reply"`);
  expect(html).not.toContain("<form");
  expect(html).not.toContain("Noch keine Kommentare");
});

test("a stored page without comments says so", () => {
  const counts = { comments: 0, questions: 0, photos: 0 };
  const comments = { itemId, counts, latest: [], hasMore: false, gallery: [] };
  const html = renderToString(
    <IntlProvider>
      <CommentsSection comments={comments} {...item} />
    </IntlProvider>,
  );
  expect(html).toContain("Noch keine Kommentare. Schreibe den ersten.");
});

test("a comment is sent with kind, language and an id, and the form is empty again", async () => {
  actions.create.mockResolvedValue({ status: "sent" });
  show("anna-id");
  await userEvent.click(screen.getByLabelText("Frage"));
  await userEvent.type(text(), "Geht das auch mit Dinkel?");
  expect(screen.getByText("25 von 2.000 Zeichen")).toBeTruthy();
  await send();
  expect(await screen.findByText("Danke für deinen Kommentar.")).toBeTruthy();
  const sent = Object.fromEntries(actions.create.mock.calls[0]?.[1] ?? []);
  expect(sent).toMatchObject({ itemId, kind: "question", text: "Geht das auch mit Dinkel?", locale: "de" });
  expect(sent.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(text().value).toBe("");
  expect(localStorage.getItem("unsent:device:comments")).toBeNull();
});

test("the count of characters begins anew after each comment that was sent", async () => {
  actions.create.mockResolvedValue({ status: "sent" });
  show("anna-id");
  for (const written of ["Mit Ingwer.", "Und mit Zimt."]) {
    await userEvent.clear(text());
    await userEvent.type(text(), written);
    expect(screen.getByText(`${written.length} von 2.000 Zeichen`)).toBeTruthy();
    await send();
    expect(await screen.findByText("0 von 2.000 Zeichen")).toBeTruthy();
  }
});

test("an error stands at the text, which is kept", async () => {
  const values = { text: "x", photoIds: "", kind: "comment" };
  actions.create.mockResolvedValue({ status: "invalid", errors: { text: "tooLong" }, values });
  show("anna-id");
  await userEvent.type(text(), "Sehr lang");
  await send();
  expect(await screen.findByText("Bitte kürze deinen Text auf 2.000 Zeichen.")).toBeTruthy();
  expect(text().value).toBe("Sehr lang");
  expect(text().getAttribute("aria-invalid")).toBe("true");
});

test("a text that is sent while signed out waits on the device for its writer", async () => {
  document.body.insertAdjacentHTML("beforeend", '<dialog id="account-modal"></dialog>');
  show(null);
  await userEvent.click(screen.getByLabelText("Tipp"));
  await userEvent.type(text(), "Mit Ingwer");
  await send();
  expect(actions.create).not.toHaveBeenCalled();
  expect(signUpReason.read()).toEqual({ kind: "comment", title: "Suppe" });
  cleanup();

  show("anna-id");
  expect(text().value).toBe("Mit Ingwer");
  expect(screen.getByLabelText<HTMLInputElement>("Tipp").checked).toBe(true);
  expect(screen.getByText("Dein Text ist noch da. Schicke ihn jetzt ab.")).toBeTruthy();
});

test.each(["while signed in", "while signed out"])(
  "a text written %s that was sent and did not arrive waits for its writer only",
  async (when) => {
    document.body.insertAdjacentHTML("beforeend", '<dialog id="account-modal"></dialog>');
    actions.create.mockResolvedValue({ status: "failed", errors: {}, values: { text: "", photoIds: "", kind: "" } });
    if (when === "while signed out") {
      show(null);
      await userEvent.type(text(), "Mit Ingwer");
      await send();
      cleanup();
    }
    show("anna-id");
    await userEvent.clear(text());
    await userEvent.type(text(), "Mit Ingwer");
    await send();
    expect(actions.create).toHaveBeenCalledOnce();
    cleanup();

    for (const other of ["ben-id", null]) {
      show(other);
      expect(text().value).toBe("");
      cleanup();
    }
    show("anna-id");
    expect(text().value).toBe("Mit Ingwer");
    actions.create.mockResolvedValue({ status: "sent" });
    await send();
    expect(localStorage).toHaveLength(0);
  },
);

test("a text is there as soon as its writer is known, and not before", async () => {
  actions.create.mockResolvedValue({ status: "failed", errors: {}, values: { text: "", photoIds: "", kind: "" } });
  show("anna-id");
  await userEvent.type(text(), "Mit Ingwer");
  await send();
  cleanup();
  const { rerender } = show(null);
  expect(text().value).toBe("");
  rerender(
    <IntlProvider>
      <Page userId="anna-id" />
    </IntlProvider>,
  );
  expect(text().value).toBe("Mit Ingwer");
});

test("a like shows at once, and is taken back when it cannot be stored", async () => {
  let answer = (_: ActionResult) => {};
  actions.like.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show("anna-id", { states: [stateOf({})], editable: [], pending: [] });
  const like = screen.getByRole("button", { name: "Hilfreich, 3, Kommentar von Anna" });
  expect(like.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(like);
  expect(like.getAttribute("aria-pressed")).toBe("true");
  expect(like.getAttribute("aria-label")).toBe("Hilfreich, 4, Kommentar von Anna");
  const sent = { id: comment.id, liked: "true", user: "anna-id" };
  expect(Object.fromEntries(actions.like.mock.calls[0]?.[1] ?? [])).toEqual(sent);
  answer({ ok: false, code: "missing", errors: {} });
  await vi.waitFor(() => expect(like.getAttribute("aria-label")).toBe("Hilfreich, 3, Kommentar von Anna"));
});

test("an own comment is edited and deleted, and has no like button", async () => {
  actions.edit.mockResolvedValue({ status: "sent" });
  actions.remove.mockResolvedValue({ ok: true, data: undefined });
  const own: Omit<OwnComment, "editableVersion"> = {
    id: comment.id,
    parentId: null,
    text: "Mit Ingwer",
    photos: [],
    state: "visible",
    hideReason: "",
  };
  show("anna-id", {
    states: [stateOf({ isOwn: true, editableVersion: 2 })],
    editable: [{ ...own, editableVersion: 2 }],
    pending: [],
  });
  const article = within(screen.getByRole("article"));
  expect(article.queryByRole("button", { name: /Hilfreich/ })).toBeNull();
  await userEvent.click(article.getByRole("button", { name: "Bearbeiten" }));
  const field = article.getByLabelText<HTMLTextAreaElement>("Kommentar bearbeiten");
  expect(field.value).toBe("Mit Ingwer");
  await userEvent.type(field, " und Chili");
  await userEvent.click(article.getByRole("button", { name: "Änderung speichern" }));
  expect(Object.fromEntries(actions.edit.mock.calls[0]?.[1] ?? [])).toMatchObject({
    id: comment.id,
    version: "2",
    text: "Mit Ingwer und Chili",
  });
  await waitFor(() => expect(document.activeElement).toBe(article.getByRole("button", { name: "Bearbeiten" })));
  await userEvent.click(article.getByRole("button", { name: "Ja, löschen" }));
  expect(actions.remove.mock.calls[0]?.[1].get("id")).toBe(comment.id);
});

test("a held comment is shown to its writer with a note", () => {
  const held: Omit<OwnComment, "editableVersion"> = {
    id: itemId,
    parentId: null,
    text: "Mein Text",
    photos: [],
    state: "held",
    hideReason: "",
  };
  show("anna-id", { states: [], editable: [], pending: [{ ...held, editableVersion: 1 }] });
  const pending = within(screen.getByRole("region", { name: "Deine Kommentare in Prüfung" }));
  expect(pending.getByText(/Wartet auf Prüfung durch die Redaktion/)).toBeTruthy();
  expect(pending.getByText("Mein Text")).toBeTruthy();
});

test.each([
  ["without own comments", [], true],
  ["whose own one waits", [{ text: "Mein Text" }], false],
] as const)("whether a reader %s is told that there is no comment yet", (_, waiting, isSaid) => {
  const held = { id: itemId, parentId: null, photos: [], state: "held" as const, hideReason: "", editableVersion: 0 };
  const pending = waiting.map((one) => ({ ...held, ...one }));
  const own = { states: [], editable: [], pending };
  render(
    <IntlProvider>
      <EmptyPage own={own} />
    </IntlProvider>,
  );
  expect(screen.queryByText("Noch keine Kommentare.") !== null).toBe(isSaid);
});

test("a held reply stands below its comment, or above the list where the page does not show that", () => {
  const reply = (text: string, parentId: string, id: string): OwnComment => ({
    id,
    parentId,
    text,
    photos: [],
    state: "held",
    hideReason: "",
    editableVersion: 0,
  });
  const pending = [reply("Später", comment.id, "2"), reply("Woanders", itemId, "3"), reply("Zuerst", comment.id, "1")];
  show("anna-id", { states: [], editable: [], pending });
  const texts = (element: Element | null) =>
    [...(element?.querySelectorAll(".comment-text") ?? [])].map(({ textContent }) => textContent);
  const above = screen.getByRole("region", { name: "Deine Kommentare in Prüfung" });
  const below = document.querySelector("li.comment-thread > .comment-replies");
  expect(texts(above)).toEqual(["Woanders"]);
  expect(texts(below)).toEqual(["Zuerst", "Später"]);
  expect(screen.getByRole("article").compareDocumentPosition(below as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
