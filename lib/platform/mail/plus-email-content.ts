import "server-only";
import type { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { EmailContent } from "./email.ts";
import type { PlusEmail } from "./plus-email.ts";
import { toSiteUrl } from "./site-url.ts";

type Translator = Awaited<ReturnType<typeof createMessageTranslator<"mail">>>;

/** Content of the emails about Plus. */
export function createPlusEmail({ event, values, details, link }: PlusEmail, t: Translator): EmailContent {
  return {
    subject: t(`plus.${event}.subject`, values),
    title: t(`plus.${event}.title`, values),
    paragraphs: [t(`plus.${event}.text`, values), ...details],
    button: { label: t(`plus.${event}.button`), href: toSiteUrl(link) },
  };
}
