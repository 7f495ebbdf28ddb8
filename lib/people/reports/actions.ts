"use server";
import { headers } from "next/headers";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { isOwnEmail } from "#lib/platform/http/rate-limit/email-key.ts";
import { countReport } from "./allowance.ts";
import { ReportError } from "./errors.ts";
import { reportLimits } from "./limits.ts";
import { createNotice, createReport } from "./mutations.ts";
import { readObjectionToken } from "./objection-link.ts";
import { createObjection } from "./objection-mutations.ts";
import {
  type NoticeFieldError,
  type NoticeState,
  noticeSchema,
  type ObjectionState,
  objectionSchema,
  type ReportFieldError,
  type ReportState,
  reportSchema,
} from "./schema.ts";

/** Sends a report of the dialog, with or without an account. */
export const sendReportAction = createAction([previousState, formData], async (_, form): Promise<ReportState> => {
  let reference: string | undefined;
  const state = await handleForm<"reason" | "text" | "email", ReportFieldError, typeof reportSchema>(
    {
      fields: ["reason", "text", "email"],
      schema: reportSchema,
      submit: async ({ website, ...report }) => {
        // Bots get the same answer as people.
        if (website) return { status: "sent" };
        const user = await getSessionUser();
        const sender = { reporterId: user?.id ?? null, email: user ? "" : report.email };
        await countReport(await headers(), sender.reporterId);
        reference = (await createReport({ ...report, ...sender })).reference;
        return { status: "sent" };
      },
    },
    form,
  );
  return { ...state, reference };
});

/** Sends a notice of illegal content, with or without an account. */
export const sendNoticeAction = createAction([previousState, formData], async (_, form): Promise<NoticeState> => {
  let reference: string | undefined;
  const state = await handleForm<
    "url" | "reason" | "text" | "name" | "email" | "goodFaith",
    NoticeFieldError,
    typeof noticeSchema
  >(
    {
      fields: ["url", "reason", "text", "name", "email", "goodFaith"],
      checkboxes: ["goodFaith"],
      schema: noticeSchema,
      submit: async ({ website, goodFaith: _, ...notice }) => {
        if (website) return { status: "sent" };
        const user = await getSessionUser();
        const sender = { reporterId: user?.id ?? null, isOwnEmail: isOwnEmail(user, notice.email) };
        await countReport(await headers(), sender.reporterId);
        const sent = await createNotice({ ...notice, ...sender });
        if (!sent) return { status: "invalid", errors: { url: "foreignUrl" } };
        reference = sent.reference;
        return { status: "sent" };
      },
    },
    form,
  );
  return { ...state, reference };
});

/** Objects to a decision; the token of the mail says who does. */
export const sendObjectionAction: FormAction<ObjectionState> = createFormAction({
  fields: ["text"],
  schema: objectionSchema,
  submit: async ({ token, text, locale }) => {
    const right = readObjectionToken(token);
    if (!right) return { status: "failed" };
    if (!(await reportLimits().objections(getClientKey(await headers())))) return { status: "limited" };
    try {
      await createObjection(right, { text, locale });
    } catch (error) {
      if (error instanceof ReportError) return { status: "failed" };
      throw error;
    }
    return { status: "sent" };
  },
});
