import { useTranslations } from "next-intl";
import { listTools, type OutsideTools, purposeOfTool } from "#lib/platform/consent/outside-tools.ts";

/** As texts of stories (components/content/stories/text-blocks.tsx). */
const textClass = "prose mt-6 max-w-none text-[1.25rem] max-sm:text-lg";

/** What readers must know of the configured outside tools before they agree. */
export function ToolList({ tools }: { tools: OutsideTools }) {
  const t = useTranslations("consent");
  const names = listTools(tools);
  return (
    <section className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
      <h2 className="mt-12 text-2xl md:mt-16">{t("privacy.title")}</h2>
      <p className={textClass}>{names.length > 0 ? t("privacy.intro") : t("privacy.none")}</p>
      {names.map((name) => (
        <div key={name}>
          <h3 className="mt-10 text-xl">{t(`tools.${name}.name`)}</h3>
          <p className={textClass}>
            {t("privacy.purpose", { purpose: t(`purposes.${purposeOfTool[name]}.label`) })}. {t(`tools.${name}.text`)}
          </p>
        </div>
      ))}
    </section>
  );
}
