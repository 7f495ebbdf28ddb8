import { getLocale, getTranslations } from "next-intl/server";
import { ModuleForm } from "#components/content/feeds/desk/module-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ModuleType, ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import { loadModuleOptions, loadReferences } from "./load-options.ts";
import { feedAddress } from "./read-feed.ts";

interface ModuleFormSectionProps {
  feed: FeedName;
  version: number;
  /** Empty for a new module. */
  id: string;
  type: ModuleType;
  values: ModuleValues;
}

/** Heading and form of a module. */
export async function ModuleFormSection({ feed, version, id, type, values }: ModuleFormSectionProps) {
  const [locale, t, options, references] = await Promise.all([
    getLocale(),
    getTranslations("feeds.desk"),
    loadModuleOptions(values),
    loadReferences(type, values),
  ]);
  return (
    <ClientMessages namespaces={["feeds.desk.form.inLanguage", "feeds.desk.links", "feeds.desk.picker"]}>
      <p>
        <Link
          href={feedAddress(locale, "/desk/home-page", feed)}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("back", { feed: t(`feeds.${feed}`) })}
        </Link>
      </p>
      <h1 className="mt-2 mb-6 text-3xl leading-tight">{t(`types.${type}`)}</h1>
      <p className="mb-6 max-w-measure text-ink-2">{t(`typeHints.${type}`)}</p>
      <ModuleForm
        feed={feed}
        version={version}
        id={id}
        type={type}
        references={references}
        options={options}
        values={values}
      />
    </ClientMessages>
  );
}
