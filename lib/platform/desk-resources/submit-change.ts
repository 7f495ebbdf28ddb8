import "server-only";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import type { FormResult } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { DeskError, type DeskErrorCode } from "./desk-error.ts";
import { type DeskChange, expireChange } from "./expire-change.ts";

const isAllowed = createRateLimiter({ name: "desk-changes", maxCount: 300, windowMs: 10 * 60_000 });

interface Submission {
  locale: Locale;
  /** Page of the form, to which an editor whose session has ended returns. */
  page: string;
  /** What the next page says; null stays on this page, which shows the change itself. */
  done: FlashMessage | null;
  change(editorId: string): Promise<DeskChange>;
  /** The address of the next page; by default that of the form. */
  next?(change: DeskChange): string;
}

/**
 * Makes a change at the desk as the signed-in user, and renders anew what shows it. Whether they
 * may is for the mutation to say, in its transaction. An error without a field is that of the field
 * `form`.
 */
export async function submitChange<Field extends string>({
  locale,
  page,
  done,
  change,
  next = () => page,
}: Submission): Promise<FormResult<Field | "form", DeskErrorCode>> {
  const user = await getSessionUser();
  if (!user) return refuseForm(locale, page);
  if (!(await isAllowed(user.id))) return { status: "limited" };
  try {
    const made = await change(user.id);
    await expireChange(made);
    if (done === null) return { status: "sent" };
    const href = next(made);
    await setFlashMessage(done, href);
    return { status: "done", href };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    if (error.code === "forbidden") return { status: "failed" };
    const errors = { [error.field ?? "form"]: error.code } as Partial<Record<Field | "form", DeskErrorCode>>;
    return { status: "invalid", errors };
  }
}

/**
 * For forms without a place for an error of the whole: a conflict is said of this field, all else
 * fails.
 *
 * @param field null for a form without fields
 */
export function toConflict<Field extends string>(
  result: FormResult<string, string>,
  field: Field | null,
): FormResult<Field, "conflict"> {
  if (result.status !== "invalid") return result;
  if (field === null || !Object.values(result.errors).includes("conflict")) return { status: "failed" };
  return { status: "invalid", errors: { [field]: "conflict" } as Partial<Record<Field, "conflict">> };
}
