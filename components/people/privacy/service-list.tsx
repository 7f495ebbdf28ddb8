import { useTranslations } from "next-intl";
import type { Service } from "#lib/people/privacy/services.ts";

/** As texts of stories (components/content/stories/text-blocks.tsx). */
const textClass = "prose mt-6 max-w-none text-[1.25rem] max-sm:text-lg";

interface ServiceListProps {
  services: Service[];
  /** Whether Plus is sold here. */
  hasPlus: boolean;
}

/** What is done with data by Plus and by the services that are configured. */
export function ServiceList({ services, hasPlus }: ServiceListProps) {
  const t = useTranslations("privacy");
  return (
    <section className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
      {hasPlus && (
        <>
          <h2 className="mt-12 text-2xl md:mt-16">{t("plus.title")}</h2>
          <p className={textClass}>{t("plus.text")}</p>
        </>
      )}
      <h2 className="mt-12 text-2xl md:mt-16">{t("services.title")}</h2>
      <p className={textClass}>{services.length > 0 ? t("services.intro") : t("services.none")}</p>
      {services.map((service) => (
        <div key={service}>
          <h3 className="mt-10 text-xl">{t(`services.${service}.name`)}</h3>
          <p className={textClass}>{t(`services.${service}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
