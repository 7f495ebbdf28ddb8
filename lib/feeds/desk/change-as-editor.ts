import "server-only";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import type { FeedName } from "#lib/db/tables/feeds.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import type { FormResult } from "#lib/http/form-handler.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { signInAddress } from "#lib/routing/sign-in-address.ts";
import type { FeedTarget } from "./desk-mutations.ts";
import { FeedError } from "./errors.ts";

const isAllowed = createRateLimiter({ name: "feed-modules", maxCount: 240, windowMs: 10 * 60_000 });

/**
 * Changes a feed as the signed-in editor. Afterwards a page says what has happened.
 *
 * @param conflictField the field that carries the error "conflict"
 * @param page address of that page; by default that of the list of modules
 */
export async function changeAsEditor<Field extends string>(
  { locale, ...target }: { feed: FeedName; version: number; locale: Locale },
  conflictField: Field,
  save: (editor: FeedTarget) => Promise<FlashMessage>,
  page?: string,
): Promise<FormResult<Field, "conflict">> {
  const list = address(locale, "/desk/home-page");
  const href = page ?? (target.feed === "home" ? list : `${list}?feed=${target.feed}`);
  const user = await getSessionUser();
  if (!user) return { status: "done", href: signInAddress(locale, href) };
  if (!(await isAllowed(user.id))) return { status: "limited" };
  try {
    const message = await save({ editorId: user.id, ...target });
    revalidateTags(cacheTags.feeds);
    await setFlashMessage(message, href);
    return { status: "done", href };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    if (error.code === "forbidden") return { status: "failed" };
    return { status: "invalid", errors: { [conflictField]: "conflict" } as Partial<Record<Field, "conflict">> };
  }
}
