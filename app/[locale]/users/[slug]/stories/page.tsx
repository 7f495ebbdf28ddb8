import { userMetadata } from "#app/[locale]/users/[slug]/user-metadata.ts";
import { UserView } from "#app/[locale]/users/[slug]/user-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return userMetadata((await params).slug, 1, "stories");
}

export default async function UserStoriesPage({ params }: Props) {
  return <UserView slug={(await params).slug} page={1} tab="stories" />;
}
