import "server-only";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { signInAddressOfForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formOrObject } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { CookbookChange } from "./cookbook-change.ts";
import { CookbookError, throwAsApiError } from "./errors.ts";
import { revalidateCookbooks } from "./revalidation.ts";

/**
 * A form posts to it when there is no script and is redirected; a client component calls it with an
 * object.
 */
interface CookbookAction<Input> {
  (form: FormData): Promise<void>;
  (input: Input): Promise<ActionResult>;
}

interface Options<Input> {
  schema: z.ZodType<Input>;
  change: (user: SessionUser, input: Input) => Promise<CookbookChange>;
  /** Where a form without script goes on. */
  next: (input: Input) => string;
  /** The page with the form, where one without script goes back to when a field is empty. */
  formHref?: (input: Input) => string;
  /**
   * Renders the page of the caller anew within the answer. Not for actions that public pages call.
   */
  refreshesPage?: boolean;
}

/** Defines a server action for one change of the user's own cookbooks. */
export function defineCookbookAction<Input extends { locale: Locale; user?: string }>(
  options: Options<Input>,
): CookbookAction<Input> {
  const action = createAction([formOrObject(options.schema)], ({ isForm, input }): Promise<ActionResult> => {
    if (isForm) return submitForm(input, options);
    return runUserAction(async (user) => {
      const change = await options.change(user, input).catch(throwAsApiError);
      revalidateCookbooks(change);
      if (options.refreshesPage) refresh();
      return undefined;
    }, input.user);
  });
  return action as CookbookAction<Input>;
}

/** Redirects: to the sign-in page, to the list of cookbooks with the error, or on to `next`. */
async function submitForm<Input extends { locale: Locale }>(input: Input, options: Options<Input>): Promise<never> {
  const { locale } = input;
  const user = await getSessionUser();
  if (!user) redirect(await signInAddressOfForm(locale));
  const result = await options.change(user, input).catch((error: unknown) => {
    if (error instanceof CookbookError) return error;
    if (error instanceof ApiError && error.code === "tooMany") redirect(toListWithProblem(locale, "limited"));
    throw error;
  });
  if (result instanceof CookbookError) {
    if (result.code === "titleMissing" && options.formHref)
      redirect(`${options.formHref(input)}&problem=${result.code}`);
    redirect(toListWithProblem(locale, result.code));
  }
  revalidateCookbooks(result);
  redirect(options.next(input));
}

const toListWithProblem = (locale: Locale, problem: string) =>
  `${address(locale, "/profile/cookbooks")}?problem=${problem}`;
