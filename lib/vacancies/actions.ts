"use server";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/http/form-handler.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { signInAddress } from "#lib/routing/sign-in-address.ts";
import { VacancyError } from "./errors.ts";
import {
  type EndState,
  type VacancyField,
  type VacancyFieldError,
  type VacancyState,
  vacancyFields,
} from "./form-fields.ts";
import { changeVacancy, createVacancy, endVacancy } from "./mutations.ts";
import { endSchema, vacancySchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "vacancies", maxCount: 60, windowMs: 10 * 60_000 });

/** Publishes or changes a position, as the signed-in editor. */
export const saveVacancyAction: FormAction<VacancyState> = createFormAction<
  VacancyField,
  VacancyFieldError,
  typeof vacancySchema
>({
  fields: vacancyFields,
  checkboxes: ["isRemote"],
  schema: vacancySchema,
  submit: ({ id, version, locale, titleDe, titleEn, textDe, textEn, ...facts }) => {
    const content = { ...facts, title: { de: titleDe, en: titleEn }, text: { de: textDe, en: textEn } };
    return change({ id, locale, done: "vacancySaved" }, async (editorId) => {
      if (id) await changeVacancy({ editorId, id, version }, content);
      else await createVacancy(editorId, content);
    });
  },
});

/** Ends a position, as the signed-in editor. */
export const endVacancyAction: FormAction<EndState> = createFormAction<never, never, typeof endSchema>({
  fields: [],
  schema: endSchema,
  submit: async ({ id, version, locale }) => {
    const result = await change({ id, locale, done: "vacancyEnded" }, (editorId) =>
      endVacancy({ editorId, id, version }),
    );
    return result.status === "invalid" ? { status: "failed" } : result;
  },
});

/** Checks who acts; afterwards the list says what has happened. */
async function change(
  { id, locale, done }: { id: string; locale: Locale; done: FlashMessage },
  save: (editorId: string) => Promise<void>,
): Promise<FormResult<VacancyField, VacancyFieldError>> {
  const list = address(locale, "/desk/jobs");
  const user = await getSessionUser();
  if (!user) {
    const page = id ? routeAddress(locale, "/desk/jobs/[id]", { id }) : list;
    return { status: "done", href: signInAddress(locale, page) };
  }
  if (!(await isAllowed(user.id))) return { status: "limited" };
  try {
    await save(user.id);
  } catch (error) {
    if (!(error instanceof VacancyError)) throw error;
    return error.code === "conflict" ? { status: "invalid", errors: { titleDe: "conflict" } } : { status: "failed" };
  }
  revalidateTags(cacheTags.vacancies);
  await setFlashMessage(done, list);
  return { status: "done", href: list };
}
