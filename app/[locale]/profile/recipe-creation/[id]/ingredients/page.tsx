import { type DraftPageProps, StoredSectionPage, sectionMetadata } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: DraftPageProps) {
  return sectionMetadata("ingredients", (await params).id);
}

export default function IngredientsPage(props: DraftPageProps) {
  return <StoredSectionPage {...props} section="ingredients" />;
}
