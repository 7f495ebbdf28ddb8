"use client";
import { useLocale, useTranslations } from "next-intl";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import {
  type DraftSection,
  draftSections,
  newDraftAddress,
  sectionAddress,
} from "#lib/content/recipe-drafts/editing/sections.ts";
import { address } from "#lib/platform/routing/address.ts";

interface DraftHeaderProps {
  section: DraftSection;
  id: string;
  state: DraftAutosaveState;
  isPartly: boolean;
  icons: Pick<EditorIcons, "close" | "home">;
}

/**
 * The bar that a draft has instead of the site's header: the way out, its title and where its
 * changes are. Below it links to its sections.
 */
export function DraftHeader({ section, id, state, isPartly, icons }: DraftHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.sections");
  const current = draftSections.indexOf(section);
  const { content } = state;
  const isStored = state.version > 0;
  return (
    <>
      <div
        data-header="own"
        data-app-banner="off"
        className="sticky top-0 z-header border-line border-b bg-page print:hidden"
      >
        <div className="wrap flex min-h-[calc(var(--header-h)-1px)] max-w-248 items-center gap-3">
          <a className="icon-button" href={address(locale, "/profile/recipes")} data-soft="" aria-label={t("leave")}>
            {icons.close}
          </a>
          <div className="border-line border-r pr-3 max-md:hidden">{icons.home}</div>
          <p className="min-w-0 truncate font-serif font-strong text-lg">
            {content.title[content.language] || t("untitled")}
          </p>
          <SaveStatus state={state} isPartly={isPartly} />
        </div>
      </div>
      <nav aria-label={t("label")} className="wrap mt-5 mb-6 max-w-248">
        <ol className="draft-sections">
          {draftSections.map((one, index) => {
            const label = (
              <>
                {index + 1}
                <span>
                  {". "}
                  {t(`${one}.name`)}
                </span>
              </>
            );
            const href = one === "basics" && !isStored ? newDraftAddress(locale) : sectionAddress(locale, id, one);
            return (
              <li key={one} data-past={index < current ? "" : undefined}>
                {isStored || one === section ? (
                  <Link href={href} aria-current={one === section ? "step" : undefined}>
                    {label}
                  </Link>
                ) : (
                  <span className="draft-section">{label}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
