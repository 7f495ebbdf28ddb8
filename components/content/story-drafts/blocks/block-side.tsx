"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { BlockForm } from "#components/content/story-drafts/blocks/block-form.tsx";
import { Button } from "#components/ui/button.tsx";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface BlockSideProps {
  id: string;
  language: Locale;
  block: BlockContent | null;
  /** On narrow screens one language is shown. */
  isShown: boolean;
  isStale: boolean;
  onChange: (block: BlockContent) => void;
  onAddLanguage: () => void;
  onReviewed: () => void;
}

/** A block in one language, or the offer to add it. */
export function BlockSide(props: BlockSideProps) {
  const { id, language, block, isShown, isStale, onChange, onAddLanguage, onReviewed } = props;
  const t = useTranslations("storyDrafts.blocks");
  const languages = useTranslations("storyDrafts.languages");
  return (
    <fieldset
      aria-label={languages(language)}
      className={clsx("grid min-w-0 content-start gap-4", !isShown && "max-lg:hidden")}
    >
      {isStale && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-2 bg-tint p-3 text-sm">
          <p className="min-w-0 flex-1 font-strong">{t(`stale.${language}`)}</p>
          <Button variant="secondary" onClick={onReviewed}>
            {t("isRight")}
          </Button>
        </div>
      )}
      {block ? (
        <BlockForm id={id} block={block} language={language} onChange={onChange} />
      ) : (
        <Button id={id} variant="secondary" className="justify-self-start" onClick={onAddLanguage}>
          {t(`addLanguage.${language}`)}
        </Button>
      )}
    </fieldset>
  );
}
