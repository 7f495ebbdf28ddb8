import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { decideComment } from "#lib/people/comments/decision-mutations.ts";
import { deleteComment, editComment } from "#lib/people/comments/edit-mutations.ts";
import { setCommentLike } from "#lib/people/comments/like-mutations.ts";
import { decideState } from "#lib/people/comments/moderation.ts";
import { countComments, listComments } from "#lib/people/comments/queries.ts";
import {
  type CommentDecisionKind,
  type CommentState,
  commentDecisionKinds,
} from "#lib/platform/db/tables/community/comments.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDish, createReader, write } from "./fixtures.ts";

setUpDatabase();

/** A comment as the model knows it. */
interface ModelComment {
  id: string;
  author: number;
  parent: ModelComment | null;
  state: CommentState;
  isDeleted: boolean;
  version: number;
  text: string;
  likes: Set<number>;
}

/** What one of three users does to one of the comments so far, chosen by number. */
type Step =
  | { do: "write"; user: number }
  | { do: "reply" | "edit" | "delete" | "like" | "unlike"; user: number; at: number }
  | { do: "decide"; decision: CommentDecisionKind; at: number };

const user = fc.nat({ max: 2 });
const at = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("write" as const), user }),
  fc.record({ do: fc.constantFrom("reply", "reply", "edit", "delete", "like", "like", "unlike"), user, at }),
  fc.record({ do: fc.constant("decide" as const), decision: fc.constantFrom(...commentDecisionKinds), at }),
);

let users: string[];
let editor: string;

beforeAll(async () => {
  // Trusted, so that no hold rule applies; decisions cover the other states.
  users = await Promise.all([1, 2, 3].map(() => createReader({ newType: "contributor" })));
  editor = await createReader({ newType: "editor" });
});

const isShown = (comment: ModelComment): boolean =>
  comment.state === "visible" && !comment.isDeleted && (comment.parent === null || comment.parent.state === "visible");

/** Whether a mutation does something: it neither returns null or false nor rejects. */
async function succeeds(result: Promise<unknown>): Promise<boolean> {
  return result.then((value) => value !== null && value !== false).catch(() => false);
}

/** Takes a step in the database and in the model; both allow it, or both refuse it. */
async function take(chosen: Step, item: string, model: ModelComment[]): Promise<void> {
  const target = "at" in chosen && model.length > 0 ? model[chosen.at % model.length] : undefined;
  if (chosen.do === "write" || (chosen.do === "reply" && target)) {
    const parent = target ?? null;
    const id = randomUUID();
    const text = `Text ${id}`;
    const isAllowed = parent === null || (isShown(parent) && parent.parent === null);
    const written = write(users[chosen.user] ?? "", item, { id, text, parentId: parent?.id });
    expect(await succeeds(written)).toBe(isAllowed);
    const comment = { id, author: chosen.user, parent, state: "visible" as const, isDeleted: false, version: 1, text };
    if (isAllowed) model.push({ ...comment, likes: new Set() });
    return;
  }
  if (!target) return;
  const { id, version } = target;
  if (chosen.do === "decide") {
    const next = target.isDeleted ? null : decideState(target.state, chosen.decision);
    const { decision } = chosen;
    const decided = { editorId: editor, id, version, note: "" };
    const result = decideComment(
      decision === "hide" ? { ...decided, decision, reason: "spam" } : { ...decided, decision },
    );
    expect(await succeeds(result)).toBe(next !== null);
    target.state = next ?? target.state;
    return;
  }
  const userId = users[chosen.user] ?? "";
  const isOwn = target.author === chosen.user;
  if (chosen.do === "edit") {
    const text = `Neu ${randomUUID()}`;
    const isAllowed = isOwn && !target.isDeleted && target.state !== "hidden";
    expect(await succeeds(editComment({ userId, id, version, text }))).toBe(isAllowed);
    if (isAllowed) Object.assign(target, { text, version: version + 1, state: "visible" });
  } else if (chosen.do === "delete") {
    const isAllowed = isOwn && !target.isDeleted;
    expect(await succeeds(deleteComment(userId, id))).toBe(isAllowed);
    if (isAllowed) Object.assign(target, { text: "", isDeleted: true, likes: new Set() });
  } else if (chosen.do === "like") {
    const isAllowed = isShown(target) && !isOwn;
    expect(await succeeds(setCommentLike({ userId, commentId: id, liked: true }))).toBe(isAllowed);
    if (isAllowed) target.likes.add(chosen.user);
  } else {
    await setCommentLike({ userId, commentId: id, liked: false });
    target.likes.delete(chosen.user);
  }
}

/** What readers see by the model. */
function viewOf(model: ModelComment[]) {
  const toView = ({ id, text, likes }: ModelComment) => ({ id, text, likeCount: likes.size });
  return model
    .filter(({ parent, state }) => parent === null && state === "visible")
    .map((thread) => ({ ...thread, replies: model.filter((one) => one.parent === thread && isShown(one)) }))
    .filter(({ isDeleted, replies }) => !isDeleted || replies.length > 0)
    .map(({ replies, ...thread }) => ({
      ...toView(thread),
      replyCount: replies.length,
      replies: replies.slice(0, 3).map(toView),
    }))
    .toReversed();
}

test("any sequence of steps shows readers what the model shows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const item = await createDish();
      const model: ModelComment[] = [];
      for (const one of steps) await take(one, item, model);
      const { comments } = await listComments({ itemId: item, locale: "de", sort: "newest" });
      const pick = ({ id, text, likeCount }: { id: string; text: string; likeCount: number }) => ({
        id,
        text,
        likeCount,
      });
      const shown = comments.map((thread) => ({
        ...pick(thread),
        replyCount: thread.replyCount,
        replies: thread.replies.map(pick),
      }));
      expect(shown).toEqual(viewOf(model));
      expect((await countComments(item)).comments).toBe(model.filter(isShown).length);
    }),
    { numRuns: 40 },
  );
});
