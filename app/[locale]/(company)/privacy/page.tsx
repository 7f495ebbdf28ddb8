import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("privacy");

export default function PrivacyPage() {
  return <StaticPage pageKey="privacy" isDated />;
}
