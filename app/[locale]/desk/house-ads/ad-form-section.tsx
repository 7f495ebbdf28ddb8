import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HouseAdForm } from "#components/business/ads/desk/house-ad-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { AdField } from "#lib/business/ads/schema.ts";
import { address } from "#lib/platform/routing/address.ts";

interface AdFormSectionProps {
  title: string;
  note?: ReactNode;
  /** Null for a new advertisement. */
  saved: { id: string; version: number } | null;
  values: Partial<Record<AdField, string>>;
}

/** Heading and form of an advertisement. */
export async function AdFormSection({ title, note, saved, values }: AdFormSectionProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ads.desk")]);
  return (
    <ClientMessages namespaces={["ads.desk.form"]}>
      <p>
        <Link
          href={address(locale, "/desk/house-ads")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 mb-6 text-3xl leading-tight">{title}</h1>
      {note && <p className="mb-6 max-w-measure rounded-2 bg-tint px-4 py-3">{note}</p>}
      <HouseAdForm saved={saved} initial={values} />
    </ClientMessages>
  );
}
