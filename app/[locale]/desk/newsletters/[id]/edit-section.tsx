import { getLocale, getTranslations } from "next-intl/server";
import { IssueForm } from "#components/business/newsletters/desk/issue-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Issue } from "#lib/business/newsletters/issues/issue.ts";
import { listIssueItems, listSuggestions } from "#lib/business/newsletters/issues/item-queries.ts";

const suggestionsOfAKind = 6;
const clientMessages = ["newsletters.desk", "ui.desk.errors", "ui.form"] as const;

/** The form of a draft: texts in both languages, recipes and stories. */
export async function EditSection({ issue: { id, version, texts } }: { issue: Issue }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("newsletters.desk")]);
  const [items, suggestions] = await Promise.all([
    listIssueItems(id, locale),
    listSuggestions(locale, suggestionsOfAKind),
  ]);
  const { de, en } = texts;
  const values = {
    subjectDe: de.subject,
    preheaderDe: de.preheader,
    introDe: de.intro,
    subjectEn: en.subject,
    preheaderEn: en.preheader,
    introEn: en.intro,
    contents: items.map(({ href }) => href).join("\n"),
  };
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title" className="mb-4 text-xl">
        {t("content")}
      </h2>
      <ClientMessages namespaces={clientMessages}>
        <IssueForm
          // What was saved fills the fields anew.
          key={JSON.stringify(values)}
          id={id}
          version={version}
          savedValues={values}
          suggestions={suggestions.map(({ title, href }) => ({ title, href }))}
          errorIcon={<Icon name="circleAlert" />}
        />
      </ClientMessages>
    </section>
  );
}
