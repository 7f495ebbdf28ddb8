import { type DraftPageProps, StoredSectionPage, sectionMetadata } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: DraftPageProps) {
  return sectionMetadata("details", (await params).id);
}

export default function DetailsPage(props: DraftPageProps) {
  return <StoredSectionPage {...props} section="details" />;
}
