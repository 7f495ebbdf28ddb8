import { z } from "zod";
import { currentTime } from "#lib/platform/time/clock.ts";

/** What became of an email: it came back for now or for good, or its recipient calls it spam. */
export type DeliveryReportKind = "soft-bounce" | "hard-bounce" | "complaint";

/** A report about an email that was sent. */
export interface DeliveryReport {
  kind: DeliveryReportKind;
  /** Lower case. */
  email: string | null;
  /** The id of the email in the outbox, which is the left part of its Message-ID. */
  emailId: string | null;
  occurredAt: Date;
}

const email = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}@]+@[^\s\p{C}]+$/u)
  .transform((address) => address.toLowerCase());
const occurredAt = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));

/** Reports of this site's own form: at most 500, each with the address or the Message-ID. */
const ownReportsSchema = z
  .strictObject({
    reports: z
      .array(
        z
          .strictObject({
            type: z.enum(["soft-bounce", "hard-bounce", "complaint"]),
            email: email.optional(),
            messageId: z.string().max(500).optional(),
            occurredAt: occurredAt.optional(),
          })
          .refine(({ email, messageId }) => email !== undefined || messageId !== undefined, "required"),
      )
      .min(1)
      .max(500),
  })
  .transform(({ reports }) =>
    reports.map(
      ({ type: kind, email, messageId, occurredAt }): DeliveryReport => ({
        kind,
        email: email ?? null,
        emailId: parseMessageId(messageId),
        occurredAt: occurredAt ?? currentTime(),
      }),
    ),
  );

/** Types of bounces that say that the address will not work again either. */
const permanentTypes = ["HardBounce", "BadEmailAddress", "ManuallyDeactivated"];

/**
 * A webhook of Postmark about a bounce or a complaint. Its other records say nothing about either.
 *
 * @see https://postmarkapp.com/developer/webhooks/bounce-webhook
 * @see https://postmarkapp.com/developer/webhooks/spam-complaint-webhook
 */
const postmarkSchema = z
  .object({
    RecordType: z.enum(["Bounce", "SpamComplaint"]),
    Type: z.string().max(50).optional(),
    Email: email,
    BouncedAt: occurredAt,
  })
  .transform(({ RecordType, Type = "", Email, BouncedAt }): DeliveryReport[] => [
    {
      kind:
        RecordType === "SpamComplaint" || Type === "SpamComplaint"
          ? "complaint"
          : permanentTypes.includes(Type)
            ? "hard-bounce"
            : "soft-bounce",
      email: Email,
      emailId: null,
      occurredAt: BouncedAt,
    },
  ]);

/** The body of the webhook: reports of the site's own form, or of Postmark. */
export const deliveryReportsSchema = z.union([ownReportsSchema, postmarkSchema]);

/** The id in a Message-ID of this site; null for another one. */
export function parseMessageId(messageId = ""): string | null {
  const id = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^\s>]*>?$/i.exec(messageId.trim())?.[1];
  return id?.toLowerCase() ?? null;
}

/**
 * What the answer of a mail server to a refused email means. Only codes about the address itself
 * are final; full mailboxes, policies and codes without a meaning are not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3463#section-3
 */
export function classifyRefusal(answer: string): "soft-bounce" | "hard-bounce" {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer);
  if (enhanced) {
    const isAddress = enhanced[1] === "1" || (enhanced[1] === "2" && enhanced[2] === "1");
    return isAddress ? "hard-bounce" : "soft-bounce";
  }
  return /\b(?:550|551|553)\b/.test(answer) ? "hard-bounce" : "soft-bounce";
}
