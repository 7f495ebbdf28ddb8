import { FeedPage, feedMetadata } from "../feed/feed-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => feedMetadata({ name: "veganuary" });

export default function VeganuaryPage() {
  return <FeedPage name="veganuary" />;
}
