import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("accessibility");

export default function AccessibilityPage() {
  return <StaticPage pageKey="accessibility" isDated />;
}
