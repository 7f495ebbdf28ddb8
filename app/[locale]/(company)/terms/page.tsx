import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("terms");

export default function TermsPage() {
  return <StaticPage pageKey="terms" isDated />;
}
