"use server";
import { redirect } from "next/navigation";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formOf, previousState } from "#lib/platform/http/action.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { RestoreError } from "./errors.ts";
import { kindFacts } from "./kinds.ts";
import { type Restoration, restoreEntry } from "./restore-mutations.ts";
import { revalidateRestoration } from "./revalidation.ts";
import { type RestoreState, restoreSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "desk-restorations", maxCount: 120, windowMs: 10 * 60_000 });

/** Restores what the desk has deleted, as the signed-in editor, and shows the list it is in. */
export const restoreEntryAction = createAction(
  [previousState, formOf(restoreSchema)],
  async (_, input): Promise<RestoreState> => {
    const { id, locale } = input;
    const user = await getSessionUser();
    if (!user) redirect(signInAddress(locale, address(locale, "/desk/deleted")));
    if (!(await isAllowed(user.id))) return { problem: await describeProblem(locale, "limited", "") };
    let restored: Restoration;
    try {
      restored = await restoreEntry(user.id, id);
    } catch (error) {
      if (!(error instanceof RestoreError)) throw error;
      return { problem: await describeProblem(locale, error.code, error.detail) };
    }
    await revalidateRestoration(restored);
    const page = address(locale, kindFacts[restored.kind].route);
    await setFlashMessage("deskRestored", page);
    redirect(page);
  },
  async (_, { locale }) => ({ problem: await describeProblem(locale, "limited", "") }),
);

async function describeProblem(locale: Locale, code: RestoreError["code"] | "limited", name: string): Promise<string> {
  const t = await createMessageTranslator(locale, { namespace: "deletions" });
  return t(`problems.${code}`, { name, tables: goneTables.find((table) => table === name) ?? "other" });
}

/** Tables whose rows are named by what they are: their keys are ids. */
const goneTables = ["pictures", "users"] as const;
