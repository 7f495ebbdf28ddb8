"use server";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { CalendarError } from "./errors.ts";
import { moveEntry } from "./mutations.ts";
import { type MoveState, moveSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "calendar", maxCount: 240, windowMs: 10 * 60_000 });

/** Moves an item or a planned newsletter to another day, as the signed-in editor. */
export const moveEntryAction: FormAction<MoveState> = createFormAction({
  fields: ["date"],
  schema: moveSchema,
  submit: async ({ locale, id, ...move }) => {
    const calendar = address(locale, "/desk/calendar");
    const user = await getSessionUser();
    if (!user) return refuseForm(locale, calendar);
    if (!(await isAllowed(user.id))) return { status: "limited" };
    try {
      const moved = await moveEntry({ editorId: user.id, itemId: id, ...move });
      if (moved) await revalidatePublication(moved);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      const { code } = error;
      if (code === "forbidden" || code === "missing") return { status: "failed" };
      return { status: "invalid", errors: { date: code } };
    }
    await setFlashMessage("entryMoved", calendar);
    return { status: "done", href: `${calendar}?month=${move.date.slice(0, 7)}` };
  },
});
