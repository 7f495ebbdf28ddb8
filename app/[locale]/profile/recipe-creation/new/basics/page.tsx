import { randomUUID } from "node:crypto";
import { getLocale } from "next-intl/server";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { createDraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { newDraftAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { SectionPage, sectionMetadata } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return sectionMetadata("basics");
}

/** Begins a recipe. Nothing is stored before the first change. */
export default async function NewDraftPage() {
  const locale = await getLocale();
  const user = await requireSignIn(newDraftAddress(locale));
  // The form has the id, so that a repeated request creates one draft.
  const draft = { id: randomUUID(), version: 0, content: createDraftContent(locale), savedAt: null };
  return <SectionPage section="basics" userId={user.id} draft={draft} rejection={null} />;
}
