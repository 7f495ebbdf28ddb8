"use server";
import { refresh } from "next/cache";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { decideReports } from "./decision-mutations.ts";
import {
  type DecisionFieldError,
  type DecisionInput,
  type DecisionState,
  decisionSchema,
  type ObjectionDecisionState,
  objectionDecisionSchema,
} from "./decision-schema.ts";
import { ReportError, type ReportErrorCode } from "./errors.ts";
import { decideObjection } from "./objection-mutations.ts";
import { revalidateDecided } from "./revalidation.ts";

const dayMs = 86_400_000;

/** Decides about reported content, as the signed-in editor. */
export const decideReportsAction: FormAction<DecisionState> = createFormAction({
  fields: ["action", "ground", "rule", "text", "ban"],
  schema: decisionSchema,
  submit: async (input) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(input.locale);
    try {
      const decided = await decideReports({ editorId: user.id, ...toDecision(input) });
      await revalidateDecided(decided);
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      return { status: "invalid", errors: { action: decisionErrors[error.code] } };
    }
    refresh();
    return { status: "sent" };
  },
});

const decisionErrors: Record<ReportErrorCode, DecisionFieldError> = {
  missing: "impossible",
  conflict: "conflict",
  forbidden: "forbidden",
  adminBan: "adminBan",
  impossible: "impossible",
  sameEditor: "impossible",
};

function toDecision({ report, newest, version, action, ground, rule, text, ban }: DecisionInput) {
  const isRestriction = action === "hide" || action === "warn" || action === "ban";
  const days = Number(ban);
  return {
    reportId: report,
    newestId: newest || null,
    action,
    rule,
    text,
    version,
    ground: isRestriction ? ground || null : null,
    bannedUntil: action === "ban" && days > 0 ? new Date(currentTimeMs() + days * dayMs) : null,
  };
}

/** Decides about an objection, as the signed-in editor. */
export const decideObjectionAction: FormAction<ObjectionDecisionState> = createFormAction({
  fields: ["outcome", "text"],
  schema: objectionDecisionSchema,
  submit: async ({ objection, outcome, text, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    try {
      const isAccepted = outcome === "accepted";
      const decided = await decideObjection({ editorId: user.id, objectionId: objection, isAccepted, text });
      if (decided) await revalidateDecided(decided);
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      const code = error.code === "sameEditor" || error.code === "adminBan" ? error.code : "conflict";
      return { status: "invalid", errors: { outcome: code } };
    }
    refresh();
    return { status: "sent" };
  },
});
