import "server-only";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { createAction, formOf } from "#lib/platform/http/action.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { DraftError } from "../errors.ts";

const isAllowed = createRateLimiter({ name: "recipe-desk-change", maxCount: 120, windowMs: 10 * 60_000 });

/** The signed-in editor or admin; null for other users. */
export async function getEditor(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user && isEditor(user.newType) ? user : null;
}

interface Options<Input, Data> {
  schema: z.ZodType<Input>;
  change: (userId: string, input: Input) => Promise<Data>;
  /** Where the form goes on. */
  next: (input: Input, data: Data) => string;
  /** Where it goes back to when the change is refused, with the code in the query `problem`. */
  refused: (input: Input) => string;
}

/** Defines an action of a form of the desk that has no fields to fill in. */
export function defineCopyAction<Input extends { locale: Locale }, Data>(options: Options<Input, Data>) {
  return createAction([formOf(options.schema)], async (input): Promise<void> => {
    const { locale } = input;
    const user = await getSessionUser();
    if (!user) redirect(signInAddress(locale, options.refused(input)));
    const result = await run(user, input).then(
      (data) => ({ data }),
      (error: unknown) => {
        if (error instanceof DraftError || error instanceof ApiError) return { code: error.code };
        throw error;
      },
    );
    redirect("code" in result ? `${options.refused(input)}?problem=${result.code}` : options.next(input, result.data));
  });

  async function run(user: Pick<SessionUser, "id" | "newType">, input: Input) {
    if (!isEditor(user.newType)) throw new ApiError("missing");
    if (!(await isAllowed(user.id))) throw new ApiError("tooMany");
    return options.change(user.id, input);
  }
}
