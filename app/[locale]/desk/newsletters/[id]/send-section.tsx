import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import {
  cancelPlanAction,
  deleteIssueAction,
  planIssueAction,
  sendIssueAction,
  sendTestIssueAction,
} from "#lib/business/newsletters/issues/actions.ts";
import { countRecipients } from "#lib/business/newsletters/issues/queries.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalInput } from "#lib/platform/time/local-time.ts";

interface SendSectionProps {
  id: string;
  /** Of the content that the page shows. */
  version: number;
  /** Of the editor. */
  email: string | null;
  /** When the issue is to be sent. */
  plannedAt: Date | null;
  /** A time that could not be planned, as it was typed. */
  refusedTime: string | null;
}

/** Forms that send a draft to its editor or to all, now or later, or delete it. */
export async function SendSection({ id, version, email, plannedAt, refusedTime }: SendSectionProps) {
  const [locale, t, { de, en }] = await Promise.all([
    getLocale(),
    getTranslations("newsletters.desk"),
    countRecipients(),
  ]);
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
  return (
    <section aria-labelledby="send-title" className="grid gap-6 rounded-2 border border-line p-5">
      <h2 id="send-title" className="text-xl">
        {t("send")}
      </h2>
      {email && (
        <PlainForm action={sendTestIssueAction} className="grid justify-items-start gap-2">
          {fields}
          <Button type="submit" variant="secondary">
            {t("test")}
          </Button>
          <p className="text-ink-3 text-sm [overflow-wrap:anywhere]">{t("testHint", { email })}</p>
        </PlainForm>
      )}
      <PlainForm action={planIssueAction} className="grid justify-items-start gap-3">
        {fields}
        <h3 className="text-lg">{t("plan")}</h3>
        <p className="text-ink-2 text-sm">{t("planHint")}</p>
        <TextField
          id="plan-time"
          name="time"
          type="datetime-local"
          label={t("planAt")}
          min={toLocalInput(currentTime())}
          defaultValue={refusedTime ?? (plannedAt ? toLocalInput(plannedAt) : "")}
          required
          errorIcon={null}
        />
        <Checkbox label={t("confirm")} name="confirmed" value="on" required />
        <Button type="submit" variant="secondary">
          {t(plannedAt ? "replanButton" : "planButton")}
        </Button>
      </PlainForm>
      {plannedAt && (
        <PlainForm action={cancelPlanAction}>
          {fields}
          <Button type="submit" variant="quiet">
            {t("cancelPlan")}
          </Button>
        </PlainForm>
      )}
      <PlainForm action={sendIssueAction} className="grid justify-items-start gap-3">
        {fields}
        <p>{t("sendText", { count: de + en })}</p>
        <Checkbox label={t("confirm")} name="confirmed" value="on" required />
        <Button type="submit">{t("sendButton")}</Button>
      </PlainForm>
      <PlainForm action={deleteIssueAction}>
        {fields}
        <Button type="submit" variant="quiet">
          {t("delete")}
        </Button>
      </PlainForm>
    </section>
  );
}
