import { PartnerForm } from "#components/business/partners/desk/partner-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import type { DeskPartner } from "#lib/business/partners/desk-queries.ts";
import { toLogoView } from "#lib/platform/media/pictures/logo.ts";

interface PartnerFormSectionProps {
  /** Null for a new one. */
  partner: DeskPartner | null;
  candidates?: readonly { id: string; name: string }[];
}

/** The form of a partner with what is stored. */
export function PartnerFormSection({ partner, candidates = [] }: PartnerFormSectionProps) {
  return (
    <ClientMessages namespaces={["partners.desk"]}>
      <PartnerForm
        saved={partner && { id: partner.id, version: partner.version }}
        initial={partner ? { userId: partner.id, tradeDe: partner.trade.de, tradeEn: partner.trade.en } : {}}
        candidates={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        logo={partner && <PartnerLogo logo={toLogoView(partner.slug, partner.logo)} name={partner.name} />}
      />
    </ClientMessages>
  );
}
