"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { createAction, formData, readFields } from "#lib/platform/http/action.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { defaultLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";
import { maxIssueItems } from "./content-address.ts";
import { findIssueItems } from "./item-queries.ts";
import { createIssue, deleteIssue, saveIssue } from "./mutations.ts";
import { cancelPlan, type PlanResult, planIssue } from "./plan-mutations.ts";
import { getIssue } from "./queries.ts";
import {
  type IssueField,
  type IssueFieldError,
  type IssueFormState,
  issueCommandSchema,
  issueFormFields,
  issueFormSchema,
  issuePlanSchema,
} from "./schema.ts";
import { queueTestEmail } from "./sending-mutations.ts";
import { startIssue } from "./start-mutations.ts";

const allowsTest = createRateLimiter({ name: "newsletter-test", maxCount: 30, windowMs: 60 * 60_000 });

/** What the page says after a form. */
type Notice =
  | ("saved" | "tested" | "started" | "planned" | "canceled")
  | (
      | "incomplete"
      | "incompleteThen"
      | "unconfirmed"
      | "limited"
      | "noEmail"
      | "conflict"
      | "changed"
      | "held"
      | "past"
      | "noTime"
    );

/** Creates a draft and opens it. */
export const createIssueAction = createAction([formData], async (form): Promise<void> => {
  const locale = z.enum(locales).catch(defaultLocale).parse(form.get("locale"));
  const editor = await getEditor();
  const id = editor && (await createIssue(editor.id));
  redirect(id ? toPage(locale, id) : address(locale, "/desk/newsletters"));
});

/** Saves a draft; the address of the pressed button is added to its contents. */
export const saveIssueAction: FormAction<IssueFormState> = createFormAction({
  fields: issueFormFields,
  schema: issueFormSchema,
  submit: save,
});

async function save(input: z.infer<typeof issueFormSchema>): Promise<FormResult<IssueField | "form", IssueFieldError>> {
  const { id, version, locale, contents, add } = input;
  const editor = await getEditor();
  if (!editor) return refuseForm(locale, toPage(locale, id));
  const plannedAt = (await getIssue(id))?.plannedAt;
  const { ids, unknown } = await findIssueItems(add ? [...contents, add] : contents, plannedAt);
  if (unknown[0] !== undefined) return toInvalid("contents", `unknown ${unknown[0].slice(0, 200)}`);
  if (ids.length > maxIssueItems) return toInvalid("contents", "tooMany");
  const draft = {
    itemIds: ids,
    texts: {
      de: { subject: input.subjectDe, preheader: input.preheaderDe, intro: input.introDe },
      en: { subject: input.subjectEn, preheader: input.preheaderEn, intro: input.introEn },
    },
  };
  const result = await saveIssue({ id, version, editorId: editor.id }, draft);
  if (result === "saved") return { status: "done", href: toPage(locale, id, "saved") };
  return result === "forbidden" ? { status: "failed" } : toInvalid("form", result);
}

function toInvalid(field: "contents" | "form", error: IssueFieldError) {
  return { status: "invalid", errors: { [field]: error } } as const;
}

/** Sends the issue to the editor alone, in the language of the page. */
export const sendTestIssueAction = createAction([formData], async (form): Promise<void> => {
  await runCommand(form, async ({ id, locale }, editor) => {
    if (!editor.email) return "noEmail";
    if (!(await allowsTest(editor.id))) return "limited";
    const at = (await getIssue(id))?.plannedAt;
    return (await queueTestEmail(id, { to: editor.email, locale, at })) ? "tested" : "incomplete";
  });
});

/** Has the issue sent to all subscribers. */
export const sendIssueAction = createAction([formData], async (form): Promise<void> => {
  await runCommand(form, async ({ id, version, confirmed }, editor) => {
    if (!confirmed) return "unconfirmed";
    const result = await startIssue(id, { id: editor.id, version });
    if (result === "started") revalidateTags(cacheTags.newsletters);
    return startNotices[result];
  });
});

const startNotices: Record<Awaited<ReturnType<typeof startIssue>>, Notice> = {
  started: "started",
  held: "held",
  incomplete: "incomplete",
  forbidden: "conflict",
  "not-draft": "conflict",
  conflict: "changed",
};

const planNotices: Record<PlanResult, Notice> = {
  planned: "planned",
  past: "past",
  incomplete: "incompleteThen",
  forbidden: "conflict",
  "not-draft": "conflict",
  conflict: "changed",
};

/** Has the issue sent to all subscribers at a time; the address keeps a time that is refused. */
export const planIssueAction = createAction([formData], async (form): Promise<void> => {
  const { success, data } = issuePlanSchema.safeParse(readFields(form));
  const editor = await getEditor();
  if (!success || !editor) redirect(address(success ? data.locale : defaultLocale, "/desk/newsletters"));
  const { id, version, locale, time, confirmed } = data;
  const at = parseLocalInput(time);
  const notice = !at
    ? "noTime"
    : !confirmed
      ? "unconfirmed"
      : planNotices[await planIssue({ id, version, editorId: editor.id }, at)];
  const kept = notice === "planned" ? "" : `&time=${encodeURIComponent(time)}`;
  redirect(`${toPage(locale, id, notice)}${kept}`);
});

/** Takes the plan of an issue back, which stays a draft. */
export const cancelPlanAction = createAction([formData], async (form): Promise<void> => {
  await runCommand(form, async ({ id }, editor) =>
    (await cancelPlan({ id, editorId: editor.id })) === "canceled" ? "canceled" : "conflict",
  );
});

/** Deletes a draft and returns to the list. */
export const deleteIssueAction = createAction([formData], async (form): Promise<void> => {
  await runCommand(form, async ({ id, version, locale }, editor) => {
    const outcome = await deleteIssue({ id, version, editorId: editor.id });
    if (outcome === "conflict") return "changed";
    if (outcome === "deleted") await setFlashMessage("deskDeleted", address(locale, "/desk/newsletters"));
    return null;
  });
});

type Command = z.infer<typeof issueCommandSchema>;

/** Runs a command of an editor and shows what it did; without a notice the list. */
async function runCommand(
  form: FormData,
  run: (command: Command, editor: SessionUser) => Promise<Notice | null>,
): Promise<never> {
  const { success, data } = issueCommandSchema.safeParse(readFields(form));
  const editor = await getEditor();
  if (!success || !editor) redirect(address(success ? data.locale : defaultLocale, "/desk/newsletters"));
  const notice = await run(data, editor);
  redirect(notice === null ? address(data.locale, "/desk/newsletters") : toPage(data.locale, data.id, notice));
}

async function getEditor(): Promise<SessionUser | null> {
  const user = await getSessionUser();
  return user && isEditor(user.newType) ? user : null;
}

function toPage(locale: Locale, id: string, notice?: Notice): string {
  const page = routeAddress(locale, "/desk/newsletters/[id]", { id });
  return notice ? `${page}?notice=${notice}` : page;
}
