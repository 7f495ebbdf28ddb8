import { getLocale, getTranslations } from "next-intl/server";
import type { SearchModalProps } from "#components/layout/search/search-modal.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** The endpoint never returns more. */
const maxResults = 9;

/**
 * The words of the search dialog.
 *
 * @param suggestions what it offers before anything is typed
 */
export async function getSearchModalProps(suggestions: SearchModalProps["suggestions"]): Promise<SearchModalProps> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("layout.search")]);
  return {
    action: address(locale, "/search"),
    endpoint: `/api/search/suggestions/?locale=${locale}`,
    suggestions: [...suggestions, { title: t("useUp"), href: address(locale, "/use-up") }],
    messages: {
      title: t("title"),
      field: t("field"),
      placeholder: t("placeholder"),
      submit: t("submit"),
      close: t("close"),
      recent: t("recent"),
      clear: t("clear"),
      suggestions: t("suggestions"),
      results: t("results"),
      closest: t("closest"),
      topics: t("topics"),
      options: t("options"),
      ask: String(t.raw("ask")),
    },
    counts: Array.from({ length: maxResults + 1 }, (_, count) => t("found", { count })),
    icons: {
      search: <Icon name="search" />,
      close: <Icon name="x" />,
      recent: <Icon name="history" />,
      suggestion: <Icon name="carrot" />,
      topic: <Icon name="arrowRight" />,
    },
    keyboardHints: (
      <p aria-hidden="true" className="flex gap-4 border-line border-t px-5 py-3 text-ink-3 text-sm max-sm:hidden">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t("keysMove")}
        </span>
        <span>
          <kbd>{t("enter")}</kbd> {t("keysOpen")}
        </span>
        <span>
          <kbd>{t("escape")}</kbd> {t("keysClose")}
        </span>
      </p>
    ),
  };
}
