import "server-only";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import { commentDecisions, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { countGraphemes } from "#lib/platform/text/user-text.ts";
import { burstMs, findHoldReasons, type HoldReason, minRepeatedLength, repeatedTextMs } from "./hold-rules.ts";
import type { CommentAuthorRow, CommentRow } from "./lock-queries.ts";
import type { TextFields } from "./text-fields.ts";

interface JudgedComment {
  author: CommentAuthorRow;
  fields: TextFields;
  now: Date;
  /** The comment whose text is replaced. */
  edited?: Pick<CommentRow, "id" | "createdAt">;
}

/** Lists the reasons to hold a text that an author is about to publish. The author is locked. */
export async function listHoldReasons(tx: Transaction, judged: JudgedComment): Promise<HoldReason[]> {
  const { author, fields, now } = judged;
  const visible = and(eq(comments.authorId, author.id), eq(comments.state, "visible"));
  const wasApproved = judged.edited
    ? await tx.$count(
        commentDecisions,
        and(eq(commentDecisions.commentId, judged.edited.id), ne(commentDecisions.decision, "hide")),
      )
    : 0;
  return findHoldReasons({
    newType: author.newType,
    accountAgeMs: now.getTime() - author.createdAt.getTime(),
    hasVisibleComment: (await tx.select({ id: comments.id }).from(comments).where(visible).limit(1)).length > 0,
    hasVisibleLink: (await tx.$count(comments, and(visible, eq(comments.hasLink, true)))) > 0,
    hasLink: fields.hasLink,
    length: countGraphemes(fields.text),
    repeats: await countRepeats(tx, judged),
    repeatsRefused: (await tx.$count(comments, and(isRepeat(judged), isRefusedTo(author.id)))) > 0,
    recentCount: await countRecent(tx, judged),
    wasApproved: wasApproved > 0,
  });
}

/** Enough to know that there are any. */
const maxCountedRepeats = 100;

function isRepeat({ fields, now, edited }: JudgedComment) {
  const since = new Date(now.getTime() - repeatedTextMs);
  return and(
    eq(comments.textHash, fields.textHash),
    sql`${comments.createdAt} > ${since.toISOString()}`,
    edited && ne(comments.id, edited.id),
  );
}

function isRefusedTo(authorId: string) {
  return and(eq(comments.authorId, authorId), ne(comments.state, "visible"));
}

async function countRepeats(tx: Transaction, judged: JudgedComment) {
  const { author, fields } = judged;
  // A popular short text may have thousands, and no rule asks for them.
  if (countGraphemes(fields.text) < minRepeatedLength.sameAuthor) return { sameAuthor: 0, otherAuthor: 0 };
  const rows = await tx
    .select({ isOwn: sql<boolean>`coalesce(${comments.authorId} = ${author.id}, false)` })
    .from(comments)
    .where(isRepeat(judged))
    .orderBy(sql`(${comments.authorId} = ${author.id}) desc nulls last`)
    .limit(maxCountedRepeats);
  const sameAuthor = rows.filter(({ isOwn }) => isOwn).length;
  return { sameAuthor, otherAuthor: rows.length - sameAuthor };
}

/** Comments of the author shortly before this one. */
function countRecent(tx: Transaction, { author, now, edited }: JudgedComment): Promise<number> {
  const until = edited?.createdAt ?? now;
  const since = new Date(until.getTime() - burstMs);
  return tx.$count(
    comments,
    and(
      eq(comments.authorId, author.id),
      sql`${comments.createdAt} > ${since.toISOString()}`,
      edited && lt(comments.createdAt, until),
    ),
  );
}
