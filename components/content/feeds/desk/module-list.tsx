"use client";
import { useTranslations } from "next-intl";
import { ModuleRow, type ModuleView } from "#components/content/feeds/desk/module-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { useArrangement, useWarningBeforeUnload } from "#components/ui/desk/use-arrangement.ts";
import { arrangeFeedAction } from "#lib/content/feeds/desk/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ModuleListProps {
  locale: Locale;
  feed: FeedName;
  version: number;
  modules: ModuleView[];
  /** Address of the preview, without the order. */
  previewHref: string;
}

/**
 * Arranges the modules of a feed. An order is published when it is saved, so that readers see no
 * half of it; without script each move is saved at once. Needs the messages `feeds.desk.list`.
 */
export function ModuleList({ locale, feed, version, modules, previewHref }: ModuleListProps) {
  const t = useTranslations("feeds.desk.list");
  const byId = new Map(modules.map((module) => [module.id, module]));
  const arrangement = useArrangement(
    modules.map(({ id }) => id),
    (id) => byId.get(id)?.name ?? "",
    { moved: (values) => t("moved", values), discarded: t("discarded") },
  );
  const { order, isChanged } = arrangement;
  const { status, isSending, form } = useFormAction<"order", "conflict">(arrangeFeedAction, ["order"]);
  useWarningBeforeUnload(isChanged && !isSending);
  const stored = modules.map(({ id }) => id);
  const places = order.map((id) => stored.indexOf(id)).join(".");
  const preview = isChanged ? `${previewHref}&version=${version}&order=${places}` : previewHref;
  return (
    <form {...form} className="pb-24">
      <input type="hidden" name="feed" value={feed} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="order" value={isChanged ? order.join(",") : ""} />
      <p role="status" className="sr-only">
        {arrangement.announcement}
      </p>
      <p role="alert" className="mb-4 font-strong text-error empty:hidden">
        {status === "invalid" && t("conflict")}
        {(status === "failed" || status === "limited") && t("failed")}
      </p>
      <ol className="divide-y divide-line border-line border-y">
        {order.map((id, index) => {
          const module = byId.get(id);
          return (
            module && (
              <ModuleRow
                key={id}
                module={module}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                arrangement={arrangement}
              />
            )
          );
        })}
      </ol>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-line border-t bg-page py-3">
        {isChanged && (
          <>
            <Button type="submit" name="change" value="arrange" aria-disabled={isSending}>
              {t("save")}
            </Button>
            <Button variant="quiet" onClick={arrangement.discard}>
              {t("discard")}
            </Button>
          </>
        )}
        <a href={preview} target="_blank" rel="noopener" className="button button-quiet">
          {t(isChanged ? "previewOrder" : "preview")}
          <span className="sr-only">({t("newTab")})</span>
        </a>
        {isChanged && <p className="text-ink-2 text-sm">{t("unsaved")}</p>}
      </div>
    </form>
  );
}
