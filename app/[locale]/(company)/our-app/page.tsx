import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("our-app");

export default function OurAppPage() {
  return <StaticPage pageKey="our-app" />;
}
