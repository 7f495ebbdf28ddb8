"use client";
import { useTranslations } from "next-intl";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import { Button } from "#components/ui/button.tsx";
import type { DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { listUntranslatedTexts } from "#lib/content/recipe-drafts/working-copy/keyed-texts.ts";
import { isMultilingual, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";

interface DeskBarProps {
  state: DraftAutosaveState;
  isPartly: boolean;
  /** Texts whose twin has changed. */
  staleCount: number;
  icons: Pick<EditorIcons, "forward">;
}

/** Where the changes are, how complete the languages are, and the way on; stays in view. */
export function DeskBar({ state, isPartly, staleCount, icons }: DeskBarProps) {
  const t = useTranslations("recipeDesk.editor");
  const missing = listUntranslatedTexts(state.content).filter((path) => !path.startsWith("editorial.keywords"));
  const count = (locale: "de" | "en") => missing.filter((path) => path.endsWith(`.${locale}`)).length;
  return (
    <div className="sticky top-(--header-h) z-tabs mb-6 border-line border-b bg-page py-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="min-w-0 text-ink-2 text-sm">
          {isMultilingual()
            ? t("completeness", { de: count("de"), en: count("en") })
            : t("completenessInOne", { count: count(toActiveLocale("de")) })}
          {staleCount > 0 && <span className="font-strong text-ink"> {t("stale", { count: staleCount })}</span>}
        </p>
        <SaveStatus state={state} isPartly={isPartly} />
        <Button type="submit" form="desk-editor" name="next" value="publish" variant="secondary">
          {t("nextShort")}
          {icons.forward}
        </Button>
      </div>
    </div>
  );
}
