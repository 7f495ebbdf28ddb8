import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

/** Settings of e-mails, in the order of .env.example. */
export const mailSettings = {
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value))
    .optional()
    .register(settingDocs, {
      comment:
        "Mail server, smtp:// with STARTTLS, which is required outside of the own network, or smtps:// with TLS; without it mails become files below DATA_DIR.",
      hint: "Set SMTP_URL to smtp://user:password@host:587, or leave it out to have mails written to files.",
      example: "smtp://user:password@mail.example.org:587",
      isSecret: true,
    }),
  MAIL_FROM: z.email().optional().register(settingDocs, {
    comment: "Sender of mails; without it the address that the set-up at the desk has.",
    hint: "Set MAIL_FROM to an address like kitchen@example.org, or leave it out.",
    example: "kitchen@example.org",
  }),
  CONTACT_EMAIL: z.email().optional().register(settingDocs, {
    comment: "Where messages of the contact form go; without it to the address of the set-up, if that is filled in.",
    hint: "Set CONTACT_EMAIL to an address like hello@example.org, or leave it out.",
    example: "hello@example.org",
  }),
};
