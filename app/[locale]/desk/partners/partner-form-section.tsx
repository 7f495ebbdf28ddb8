import { getLocale } from "next-intl/server";
import { PartnerForm } from "#components/business/partners/desk/partner-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import type { DeskPartner } from "#lib/business/partners/desk-queries.ts";
import { toLogoView } from "#lib/platform/media/pictures/logo.ts";

interface PartnerFormSectionProps {
  /** Null for a new one. */
  partner: DeskPartner | null;
  candidates?: readonly { id: string; name: string }[];
}

/** The form of a partner with what is stored. */
export async function PartnerFormSection({ partner, candidates = [] }: PartnerFormSectionProps) {
  const locale = await getLocale();
  return (
    <ClientMessages namespaces={["partners.desk", "ui.desk", "ui.form"]}>
      <PartnerForm
        saved={partner && { id: partner.id, version: partner.version }}
        initial={partner ? { userId: partner.id, tradeDe: partner.trade.de, tradeEn: partner.trade.en } : {}}
        candidates={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        logo={partner && <PartnerLogo logo={toLogoView(partner.slug, partner.logo)} name={partner.name} />}
        locale={locale}
        icons={{
          error: <Icon name="circleAlert" className="mt-[0.1em]" />,
          file: <Icon name="plus" />,
        }}
      />
    </ClientMessages>
  );
}
