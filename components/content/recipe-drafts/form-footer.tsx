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

/** Leads back, and saves and goes on to the next section. */
export function FormFooter({ section, id, icons }: FormFooterProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.sections");
  const index = draftSections.indexOf(section);
  const previous = draftSections[index - 1];
  const next = draftSections[index + 1] ?? "preview";
  return (
    <div className="mt-10 flex flex-wrap justify-between gap-3 max-sm:*:grow">
      <LinkButton
        variant="quiet"
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
