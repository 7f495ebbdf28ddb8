import { type DraftPageProps, StoredSectionPage, sectionMetadata } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: DraftPageProps) {
  return sectionMetadata("basics", (await params).id);
}

export default function BasicsPage(props: DraftPageProps) {
  return <StoredSectionPage {...props} section="basics" />;
}
