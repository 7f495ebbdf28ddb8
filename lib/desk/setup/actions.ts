"use server";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState, readFields } from "#lib/platform/http/action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { setupLimits } from "./limits.ts";
import { type SetupTestState, setupTestSchema } from "./schema.ts";
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
