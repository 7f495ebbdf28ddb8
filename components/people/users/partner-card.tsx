import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Profile } from "#lib/people/users/queries.ts";

interface PartnerCardProps {
  partner: Profile;
  /** Cards of the latest content. */
  newest: ReactNode;
}

/**
 * A partner on the page of all partners. Its picture, its text and what is new from it lie in rows
 * of the list around it, so that cards beside each other have the same lines.
 */
export function PartnerCard({ partner, newest }: PartnerCardProps) {
  const t = useTranslations("users.partners");
  const { id, name, trade, bio, href, logo, picture } = partner;
  const count = partner.recipeCount + partner.storyCount;
  return (
    <article
      aria-labelledby={`partner-${id}`}
      className="row-span-3 grid grid-rows-subgrid gap-0 overflow-hidden rounded-2 border border-line"
    >
      <span className="photo gingham gingham-pale aspect-[2/1] rounded-none">
        {picture && <Picture picture={{ ...picture, alt: "" }} variant="card-lg" />}
      </span>
      <div className="p-5 md:px-7 md:pt-7">
        <h2 id={`partner-${id}`} className="text-xl">
          <Link href={href} className="inline-flex min-h-11 items-center no-underline hover:text-primary">
            {logo ? <PartnerLogo logo={logo} name={name} /> : name}
          </Link>
        </h2>
        <p className="mt-1 font-strong text-sm">{trade}</p>
        <p className="mt-2 text-ink-2">{bio}</p>
        {count > 0 && <p className="mt-3 text-ink-3 text-sm">{t("labelled", { count })}</p>}
      </div>
      {newest && (
        <div className="mx-5 border-line border-t pt-5 pb-5 md:mx-7 md:pb-7">
          <h3 className="mb-4 text-[1.1875rem]">{t("newest")}</h3>
          {newest}
        </div>
      )}
    </article>
  );
}
