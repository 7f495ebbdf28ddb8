import { type DraftPageProps, StoredSectionPage, sectionMetadata } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: DraftPageProps) {
  return sectionMetadata("steps", (await params).id);
}

export default function StepsPage(props: DraftPageProps) {
  return <StoredSectionPage {...props} section="steps" />;
}
