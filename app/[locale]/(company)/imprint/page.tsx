import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("imprint");

export default function ImprintPage() {
  return <StaticPage pageKey="imprint" />;
}
