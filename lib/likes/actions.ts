"use server";
import { getViewer } from "#lib/auth/viewer.ts";
import { setLike } from "./mutations.ts";
import { likeForm } from "./schema.ts";

/** Sets or takes back the reader's like of `id`, as `liked` says. What nobody may do, or means nothing, changes nothing. */
export async function setLikeAction(form: FormData): Promise<void> {
  const viewer = await getViewer();
  const wanted = likeForm.safeParse({ id: form.get("id"), liked: form.get("liked") });
  if (!viewer || !wanted.success) return;
  await setLike({ userId: viewer.id, itemId: wanted.data.id, liked: wanted.data.liked });
}
