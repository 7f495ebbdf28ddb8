import "server-only";
import { db } from "#lib/platform/db/client.ts";
import { type ReportReason, type ReportTargetType, reports } from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { findAddressedTarget, isKnownAt } from "./address-queries.ts";
import { toReporter } from "./emails/recipients.ts";
import { ReportError } from "./errors.ts";
import { reportLimits } from "./limits.ts";
import { createReference } from "./reference.ts";
import { findOpenReference, findReporterAccount } from "./report-queries.ts";
import { findTarget, type ReportTarget } from "./target-queries.ts";

interface NewReport {
  reason: ReportReason;
  text: string;
  locale: Locale;
  /** Null without an account. */
  reporterId: string | null;
  /** The address given in the form; empty without one. */
  email: string;
  /** Whether that is the address of the account. */
  isOwnEmail?: boolean;
}

interface SentReport {
  reference: string;
  /** False for a repeated report, which changes nothing. */
  isNew: boolean;
}

/**
 * Stores a report about content that readers see, and confirms it by mail where there is an
 * address. While a report of the same reporter about the same content in the same words is open,
 * that one stays.
 *
 * @param input `address` is that of the page it is sent from, of this site; an unlisted cookbook
 *   cannot be reported without it
 * @throws ReportError "missing" when there is no such public content
 */
export async function createReport(
  input: NewReport & { targetType: Exclude<ReportTargetType, "address">; targetId: string; address?: string },
): Promise<SentReport> {
  const { targetType, targetId, address = "", ...report } = input;
  return db.transaction(async (tx) => {
    const target = await findTarget(tx, { type: targetType, id: targetId }, input.locale);
    if (!target?.isVisible || !isKnownAt(target, address)) throw new ReportError("missing");
    return insertReport(tx, { ...report, name: "", isNotice: false }, target);
  });
}

/**
 * Stores a notice of illegal content, about any page of this site.
 *
 * @returns null for an address of another site
 */
export async function createNotice(input: NewReport & { url: string; name: string }): Promise<SentReport | null> {
  const { url, ...notice } = input;
  const named = await findAddressedTarget(url);
  if (!named) return null;
  return db.transaction(async (tx) => {
    const target = await findTarget(tx, named, input.locale);
    const page = { type: "address", id: null, address: named.address } as const;
    // The address of an unlisted cookbook may have changed since it was found by it.
    const content = target && isKnownAt(target, named.address) ? target : page;
    return insertReport(tx, { ...notice, isNotice: true }, content);
  });
}

type NamedTarget = Pick<ReportTarget, "type" | "address"> & { id: string | null };

async function insertReport(
  tx: Transaction,
  input: NewReport & { name: string; isNotice: boolean },
  target: NamedTarget,
): Promise<SentReport> {
  const { reason, text, locale, reporterId, email, name, isNotice } = input;
  const reporterEmail = email || null;
  const [created] = await tx
    .insert(reports)
    .values({
      reference: createReference(),
      targetType: target.type,
      targetId: target.id,
      targetAddress: target.address,
      reason,
      text,
      locale,
      isNotice,
      reporterId,
      reporterEmail,
      reporterName: name || null,
    })
    .onConflictDoNothing()
    .returning({ reference: reports.reference });
  if (!created) {
    const repeated = { reporterId, reporterEmail, isNotice, text };
    return { reference: await findOpenReference(tx, repeated, target), isNew: false };
  }
  await confirmReceipt(tx, input, target, created.reference);
  return { reference: created.reference, isNew: true };
}

/** Confirms a report by mail; beyond the limit of a named address, the page has the number. */
async function confirmReceipt(
  tx: Transaction,
  { locale, reporterId, email, isOwnEmail = false }: NewReport,
  target: NamedTarget,
  reference: string,
): Promise<void> {
  const account = reporterId === null ? null : await findReporterAccount(tx, reporterId);
  const recipient = toReporter({ reporterEmail: email || null, locale, account });
  if (!recipient) return;
  if (email && !(await reportLimits().perEmail(toEmailKey(email, isOwnEmail)))) return;
  // Only addresses of content are repeated: any other path could be made up as a message.
  const targetLink = target.id === null ? null : target.address;
  await queueEmail(tx, { ...recipient, email: { kind: "reportReceived", reference, targetLink } });
}
