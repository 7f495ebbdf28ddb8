"use client";
import { useLocale, useTranslations } from "next-intl";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { draftSections, type FormSection, sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { address } from "#lib/platform/routing/address.ts";

interface FormFooterProps {
  section: FormSection;
  id: string;
  icons: Pick<EditorIcons, "back" | "forward">;
}

/** Leads back, and saves and goes on to the next section; at the lower edge of the window. */
export function FormFooter({ section, id, icons }: FormFooterProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.sections");
  const index = draftSections.indexOf(section);
  const previous = draftSections[index - 1];
  const next = draftSections[index + 1] ?? "preview";
  return (
    <div className="draft-footer sticky-actions -mx-4 z-10 mt-8 border-line border-t bg-page p-4 md:mx-0 md:px-0">
      <LinkButton
        variant="quiet"
        size="lg"
        href={previous ? sectionAddress(locale, id, previous) : address(locale, "/profile/recipes")}
      >
        {icons.back}
        {previous ? t(`${previous}.name`) : t("later")}
      </LinkButton>
      <Button type="submit" name="next" value={next} size="lg">
        {t("next", { section: t(`${next}.name`) })}
        {icons.forward}
      </Button>
    </div>
  );
}
