import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendNoticeAction } from "#lib/people/reports/actions.ts";
import { noticeReasons } from "#lib/people/reports/schema.ts";
import { maxReporterNameLength, maxReportLength, minNoticeLength } from "#lib/people/reports/text-length.ts";
import { NoticeSent } from "./notice-sent.tsx";

const max = maxReportLength;

/**
 * Notice of illegal content: the elements of Article 16(2) of Regulation (EU) 2022/2065.
 *
 * @param props.url Address that the form starts with; may be empty.
 */
export function NoticeForm({ url }: { url: string }) {
  const t = useTranslations("reports.notice");
  const form = useTranslations("reports.form");
  const reasons = useTranslations("reports.reasons");
  return (
    <Form
      action={sendNoticeAction}
      fields={["url", "reason", "text", "name", "email", "goodFaith"]}
      errors={{
        badUrl: t("badUrl"),
        foreignUrl: t("foreignUrl"),
        noReason: form("noReason"),
        required: form("required"),
        tooShort: t("tooShort", { min: minNoticeLength }),
        tooLong: form("tooLong", { max }),
        noName: t("noName"),
        longName: t("longName", { max: maxReporterNameLength }),
        badEmail: t("badEmail"),
        notConfirmed: t("notConfirmed"),
      }}
      messages={{
        website: form("website"),
        submit: t("submit"),
        sending: form("sending"),
        failed: form("failed"),
        limited: form("limited"),
      }}
      className="grid max-w-measure gap-5"
      sent={
        <NoticeSent
          messages={{
            title: t("sentTitle"),
            // The number is filled in where it arrives.
            text: t("sentText", { reference: "{reference}" }),
            plainText: t("sentPlain"),
            another: t("another"),
          }}
        />
      }
    >
      <TextField name="url" inputMode="url" label={t("url")} hint={t("urlHint")} defaultValue={url} required />
      <RadioField
        name="reason"
        legend={t("reason")}
        options={noticeReasons.map((value) => ({ value, label: reasons(value) }))}
      />
      <TextArea name="text" label={t("text")} hint={t("textHint", { max })} rows={6} required />
      <TextField name="name" label={t("name")} hint={t("contactHint")} autoComplete="name" />
      <TextField name="email" type="email" label={t("email")} autoComplete="email" />
      <Checkbox name="goodFaith" label={t("goodFaith")} required />
    </Form>
  );
}
