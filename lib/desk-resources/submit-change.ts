import "server-only";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import type { FormResult } from "#lib/http/form-handler.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { signInAddress } from "#lib/routing/sign-in-address.ts";
import { DeskError, type DeskErrorCode } from "./desk-error.ts";

const isAllowed = createRateLimiter({ name: "desk-changes", maxCount: 300, windowMs: 10 * 60_000 });

interface DeskChange {
  locale: Locale;
  /** Page of the form, to which an editor whose session has ended returns. */
  page: string;
  /** What the next page says; null stays on this page, which shows the change itself. */
  done: FlashMessage | null;
  /** Makes the change, and revalidates what shows it. Returns the address of the next page. */
  save(editorId: string): Promise<string>;
}

/**
 * Makes a change at the desk as the signed-in user. Whether they may is for the mutation to say, in
 * its transaction. An error without a field is that of the field `form`.
 */
export async function submitDeskChange<Field extends string>({
  locale,
  page,
  done,
  save,
}: DeskChange): Promise<FormResult<Field | "form", DeskErrorCode>> {
  const user = await getSessionUser();
  if (!user) return { status: "done", href: signInAddress(locale, page) };
  if (!(await isAllowed(user.id))) return { status: "limited" };
  try {
    const href = await save(user.id);
    if (done === null) return { status: "sent" };
    await setFlashMessage(done, href);
    return { status: "done", href };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    if (error.code === "forbidden") return { status: "failed" };
    const errors = { [error.field ?? "form"]: error.code } as Partial<Record<Field | "form", DeskErrorCode>>;
    return { status: "invalid", errors };
  }
}
