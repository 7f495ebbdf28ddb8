import { randomUUID } from "node:crypto";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import { createMailToken } from "#lib/platform/auth/mail-tokens.ts";
import { db } from "#lib/platform/db/client.ts";
import { newEmail, password } from "#tests/support/accounts.ts";
import type { OwnedResources } from "#tests/support/owned-resources.ts";
import type { ApiCall } from "./document.ts";

export interface Caller {
  id: string;
  email: string;
  token: string;
  own: OwnedResources;
  photo: Uint8Array<ArrayBuffer>;
}

function toForm(photo: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("picture", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
  return form;
}

const cookbook = ({ own }: Caller) => ({ params: { id: own.cookbook } });
const entry = ({ own }: Caller) => ({ params: { id: own.cookbook, itemId: own.item } });
const wanted = ({ own }: Caller) => ({ params: { itemId: own.wanted } });
const draft = ({ own }: Caller) => ({ params: { id: own.recipeDraft } });
const adaptation = ({ own }: Caller) => ({ params: { id: own.item } });
const exampleTry = { date: "2026-05-03", rating: 5, note: "Mit mehr Salz." };
const recipeQuery = ({ own }: Caller) => ({ query: `?recipe=${own.item}` });
const form = ({ photo }: Caller) => ({ form: toForm(photo) });

/** What differs from the example in the document: ids that exist, and values that are used up. */
const changes: Record<string, (caller: Caller) => ApiCall | Promise<ApiCall>> = {
  register: () => ({ body: { name: `Otto ${newEmail().slice(5, 17)}`, email: newEmail(), password, terms: true } }),
  signIn: ({ email }) => ({ body: { email, password } }),
  resetPassword: async ({ id, email }) => {
    const token = await db.transaction((tx) => createMailToken(tx, { purpose: "reset", email, userId: id }));
    return { body: { token, password: "Holunderblüte 1897" } };
  },
  deleteSessionUser: () => ({ body: { password, keeps_comments: true } }),
  uploadImage: form,
  uploadCommentImage: form,
  setProfilePicture: form,
  getInvoice: ({ own }) => ({ params: { id: own.invoice } }),
  listItemStates: ({ own }) => ({ query: `?ids=${own.item}` }),
  getOwnComments: ({ own }) => ({ query: `?item=${own.item}&ids=${own.comment},${own.likedComment}` }),
  likeItem: ({ own }) => ({ body: { id: own.item } }),
  getRating: recipeQuery,
  setRating: ({ own }) => ({ body: { recipe: own.item, rating: 0.5 } }),
  createRating: ({ own }) => ({ body: { recipe: own.item, rating: 0.5 } }),
  deleteRating: recipeQuery,
  getNote: recipeQuery,
  setNote: ({ own }) => ({ body: { recipe: own.item, text: "Mehr Salz." } }),
  getCookbook: cookbook,
  updateCookbook: cookbook,
  deleteCookbook: cookbook,
  restoreCookbook: ({ own }) => ({ params: { id: own.trash } }),
  listCookbookItems: cookbook,
  addCookbookItem: ({ own }) => ({ params: { id: own.otherCookbook }, body: { id: own.item } }),
  updateCookbookItem: entry,
  removeCookbookItem: entry,
  orderCookbookItems: (caller) => ({ ...cookbook(caller), body: { ids: [caller.own.item] } }),
  setCookbookCover: (caller) => ({ ...cookbook(caller), body: { item: null } }),
  uploadCookbookCover: (caller) => ({ ...cookbook(caller), ...form(caller) }),
  deleteCookbookCover: cookbook,
  addShoppingItems: () => ({ body: { items: [{ id: randomUUID(), text: "500 g Champignons" }] } }),
  updateShoppingItem: wanted,
  removeShoppingItem: wanted,
  getOwnRecipe: draft,
  saveOwnRecipe: (caller) => ({ ...draft(caller), body: { version: 1, content: { title: { de: "Klöße" } } } }),
  deleteOwnRecipe: draft,
  submitOwnRecipe: draft,
  createAdaptation: ({ own }) => ({ body: { recipe: own.moved, content: { steps: [], tries: [exampleTry] } } }),
  getAdaptation: adaptation,
  saveAdaptation: (caller) => ({ ...adaptation(caller), body: { version: 1, content: { tries: [exampleTry] } } }),
  deleteAdaptation: adaptation,
  createComment: ({ own }) => ({ body: { comment: "Gelingt immer.", feed_item: own.item } }),
  likeComment: ({ own }) => ({ body: { id: own.likedComment } }),
  unlikeComment: ({ own }) => ({ params: { id: own.likedComment } }),
  createReport: ({ own }) => ({ body: { recipe: own.item, reason: "allergen_error", text: "Die Milch fehlt." } }),
};

/** A call of an operation by this user that succeeds. */
export async function createExampleCall({ id, method, example }: Operation, caller: Caller): Promise<ApiCall> {
  const query = example?.query ? `?${new URLSearchParams(example.query)}` : "";
  const shared = { method, params: example?.path, query, body: example?.body };
  return { ...shared, ...(await changes[id]?.(caller)) };
}
