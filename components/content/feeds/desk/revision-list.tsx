import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { restoreFeedAction } from "#lib/content/feeds/desk/actions.ts";

/** A change of a feed, in words. */
export interface RevisionView {
  version: number;
  text: string;
  /** Who and when. */
  by: string;
}

interface RevisionListProps {
  revisions: RevisionView[];
  /** Fields of the forms: the feed, its version and the language. */
  fields: Record<string, string>;
}

/** The latest changes of a feed, each with a button that undoes it. */
export function RevisionList({ revisions, fields }: RevisionListProps) {
  const t = useTranslations("feeds.desk.revisions");
  const problems = { conflict: t("conflict"), failed: t("failed") };
  return (
    <section aria-labelledby="feed-revisions" className="max-w-measure pb-(--section)">
      <h2 id="feed-revisions" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-3 text-ink-2 text-sm">{t("hint")}</p>
      <ol className="divide-y divide-line border-line border-y">
        {revisions.map(({ version, text, by }, index) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>{text}</p>
              <p className="text-ink-2 text-sm">{by}</p>
            </div>
            <ActionButton<"order", "conflict">
              action={restoreFeedAction}
              fields={{ ...fields, to: String(version) }}
              label={t(index === 0 ? "undo" : "restore")}
              fullLabel={t(index === 0 ? "undoFull" : "restoreFull", { text })}
              variant={index === 0 ? "secondary" : "quiet"}
              problems={problems}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
