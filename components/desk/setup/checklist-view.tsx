import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { SetupFacts, SetupItem, SetupItemKey, SetupState } from "#lib/desk/setup/checklist.ts";
import { imprintEmail } from "#lib/platform/config/imprint.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { TestForm } from "./test-form.tsx";

interface ChecklistProps {
  /** Forms that belong to a step. */
  forms: Partial<Record<SetupItemKey, ReactNode>>;
  items: SetupItem[];
  facts: SetupFacts;
  locale: Locale;
}

/** Each step with its state, what is set and what to do. */
export function ChecklistView({ items, facts, locale, forms }: ChecklistProps) {
  const t = useTranslations("setup");
  return (
    <ol className="max-w-5xl divide-y divide-line border-line border-y">
      {items.map(({ key, state }) => (
        <li key={key} id={key} className="grid scroll-mt-24 gap-x-6 gap-y-2 py-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <StateLabel state={state} />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h2 className="text-lg leading-tight">{t(`items.${key}.title`)}</h2>
            <p className="mt-1 text-ink-2">
              <CurrentValue itemKey={key} facts={facts} locale={locale} />
            </p>
            {(state !== "done" || key === "storage") && (
              <p className="mt-2 text-sm">{t.rich(`items.${key}.todo`, { code: (text) => <code>{text}</code> })}</p>
            )}
            {key === "legal" && <LegalStories stories={facts.legalStories} locale={locale} />}
            {forms[key] && <div className="mt-5">{forms[key]}</div>}
            {(key === "mail" || key === "storage") && <TestForm kind={key} locale={locale} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StateLabel({ state }: { state: SetupState }) {
  const t = useTranslations("setup.states");
  const color = { done: "text-success", open: "text-error", advised: "text-ink-2" }[state];
  return (
    <p className={`flex items-center gap-2 self-start font-strong text-sm ${color}`}>
      <Icon name={state === "done" ? "check" : "circleAlert"} />
      {t(state)}
    </p>
  );
}

/** Links to where the legal texts are written. */
function LegalStories({ stories, locale }: { stories: SetupFacts["legalStories"]; locale: Locale }) {
  const t = useTranslations("setup.pages");
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
      {stories.map(({ page, id }) => (
        <li key={id}>
          <Link
            href={routeAddress(locale, "/desk/stories/[id]", { id })}
            className="inline-flex min-h-8 items-center underline"
          >
            {t(page as "imprint")}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is set now. */
function CurrentValue({ itemKey, facts, locale }: { itemKey: SetupItemKey; facts: SetupFacts; locale: Locale }) {
  const t = useTranslations("setup");
  const values: Record<SetupItemKey, () => ReactNode> = {
    address: () => facts.siteUrl,
    name: () => [facts.siteName, imprintEmail(facts.siteMail) ?? t("items.name.sampleMail")].join(" · "),
    colors: () => t(facts.hasColors ? "items.colors.own" : "items.colors.default"),
    logo: () => t(facts.hasLogo ? "items.logo.own" : "items.logo.default"),
    imprint: () =>
      facts.missingImprint.length === 0
        ? t("items.imprint.complete")
        : t("items.imprint.missing", { fields: facts.missingImprint.map((field) => t(`imprint.${field}`)).join(", ") }),
    legal: () =>
      facts.unwrittenPages.length === 0
        ? t(facts.locales.length > 1 ? "items.legal.complete" : "items.legal.completeInOne")
        : t("items.legal.missing", {
            pages: facts.unwrittenPages
              .map(({ page, locale: language }) => `${t(`pages.${page as "imprint"}`)} (${t(`languages.${language}`)})`)
              .join(", "),
          }),
    languages: () => {
      const [first, ...others] = facts.locales;
      return first && others.length === 0 ? t(`items.languages.only.${first}`) : t("items.languages.value");
    },
    admin: () => t("items.admin.value", { count: facts.admins }),
    samples: () => t(facts.hasSamples ? "items.samples.present" : "items.samples.none"),
    mail: () => facts.mailHost ?? t("items.mail.files", { folder: `${facts.dataDir}/mail` }),
    storage: () =>
      facts.bucket
        ? t("items.storage.bucket", { bucket: facts.bucket })
        : t("items.storage.folder", { folder: `${facts.dataDir}/media` }),
    backup: () =>
      facts.lastBackupAt
        ? t("items.backup.last", { date: formatLongDate(facts.lastBackupAt.toISOString(), locale) })
        : t("items.backup.none"),
  };
  return values[itemKey]();
}
