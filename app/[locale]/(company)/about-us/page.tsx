import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("about-us");

export default function AboutUsPage() {
  return <StaticPage pageKey="about-us" />;
}
