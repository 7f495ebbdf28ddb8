import { FeedPage, feedMetadata } from "../feed/feed-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => feedMetadata({ name: "basics" });

export default function BasicsPage() {
  return <FeedPage name="basics" />;
}
