import { expect, test } from "vitest";
import type { CommentView } from "#lib/people/comments/comment.ts";
import { commentsStructuredData } from "#lib/people/comments/structured-data.ts";

const view: CommentView = {
  id: "d7f83733-8026-4e12-bd15-357a8adbfdda",
  parentId: null,
  kind: "tip",
  text: "Mit Ingwer.",
  locale: "de",
  createdAt: "2026-11-20T10:00:00.000000Z",
  isEdited: false,
  isDeleted: false,
  likeCount: 3,
  replyCount: 0,
  author: { name: "Anna", slug: "anna", href: "/de/users/anna", newType: "editor", picture: null, isItemAuthor: true },
  photos: [],
};

test("is empty without comments", () => expect(commentsStructuredData(0, [])).toEqual({}));

test("has the count and the comments that are not deleted", () => {
  const deleted = { ...view, isDeleted: true, text: "", author: null };
  expect(commentsStructuredData(2, [view, deleted, { ...view, author: null }])).toEqual({
    commentCount: 2,
    comment: [
      {
        "@type": "Comment",
        text: "Mit Ingwer.",
        dateCreated: view.createdAt,
        inLanguage: "de",
        upvoteCount: 3,
        author: { "@type": "Person", name: "Anna", url: expect.stringMatching(/^https?:.*\/de\/users\/anna$/) },
      },
      { "@type": "Comment", text: "Mit Ingwer.", dateCreated: view.createdAt, inLanguage: "de", upvoteCount: 3 },
    ],
  });
});
