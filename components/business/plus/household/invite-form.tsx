import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { inviteAction } from "#lib/business/plus/household/actions.ts";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";

/** Invites an address to the household. */
export function InviteForm() {
  const t = useTranslations("plus.household");
  return (
    <Form
      action={inviteAction}
      fields={["email"]}
      errors={{
        badEmail: t("badEmail"),
        noPlus: t("noPlus"),
        full: t("full", { count: plusOffer.householdSize }),
        isMember: t("isMember"),
        isOwner: t("isOwner"),
        own: t("own"),
        missing: t("missing"),
        expired: t("invitationExpired"),
        limited: t("limited"),
      }}
      messages={{
        submit: t("send"),
        sending: t("sending"),
        failed: t("failed"),
        limited: t("limited"),
        sent: t("sent"),
      }}
      className="grid gap-4"
    >
      {/* Another person's address. */}
      <TextField name="email" type="email" autoComplete="off" label={t("email")} required />
    </Form>
  );
}
