import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("jobs");

export default function JobsPage() {
  return <StaticPage pageKey="jobs" />;
}
