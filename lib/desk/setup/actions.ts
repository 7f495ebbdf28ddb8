"use server";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { DeskChangeState } from "#lib/platform/desk-resources/desk-actions.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createAction, formData, previousState, readFields } from "#lib/platform/http/action.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { address } from "#lib/platform/routing/address.ts";
import { setupLimits } from "./limits.ts";
import { releaseDueWork } from "./release-mutations.ts";
import { releaseSchema, type SetupTestState, setupTestSchema } from "./schema.ts";
import { type TestResult, testMail, testStorage } from "./self-test.ts";

/** Sends a test mail to the signed-in admin and tells what the mail server has answered. */
export const testMailAction = createAction(
  [previousState, formData],
  (_, form): Promise<SetupTestState> =>
    runTest(form, async ({ email }, locale) => {
      if (!email) return null;
      const t = await createMessageTranslator(locale, { namespace: "setup.testMail" });
      return testMail(email, { subject: t("subject"), text: t("text") });
    }),
);

/** Writes, reads and deletes a test object in the media storage. For admins. */
export const testStorageAction = createAction(
  [previousState, formData],
  (_, form): Promise<SetupTestState> => runTest(form, testStorage),
);

/** Lets the jobs do what waits since the restore of a backup, as the signed-in admin. */
export const releaseDueWorkAction: FormAction<DeskChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: releaseSchema,
  submit: ({ locale }) =>
    submitChange<"form">({
      locale,
      page: address(locale, "/desk/setup"),
      done: "dueWorkReleased",
      change: async (adminId) => {
        await releaseDueWork(adminId);
        return { id: "", tags: [] };
      },
    }),
});

async function runTest(
  form: FormData,
  test: (admin: { email: string | null }, locale: Locale) => Promise<TestResult | null>,
): Promise<SetupTestState> {
  const user = await getSessionUser();
  const parsed = setupTestSchema.safeParse(readFields(form));
  const failed = { status: "failed", errors: {}, values: {} } as const;
  if (user?.newType !== "admin" || !parsed.success) return failed;
  if (!(await setupLimits().tests(user.id))) return { ...failed, status: "limited" };
  const result = await test(user, parsed.data.locale);
  return result ? { status: "sent", result } : failed;
}
