import { getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { ResultHeader } from "#components/people/preferences/result-header.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { parseQuizResult, quizResultAddresses, type SearchParams } from "#lib/people/preferences/address.ts";
import { RecommendationsSkeleton, renderRecommendations } from "./recommendations.tsx";

// The answers are in the query.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props) {
  const [{ preferences }, t] = await Promise.all([
    searchParams.then(parseQuizResult),
    getTranslations("preferences.meta"),
  ]);
  return listMetadata({
    title: t("result"),
    description: t("resultDescription"),
    alternates: quizResultAddresses(preferences),
    isIndexed: false,
  });
}

export default async function QuizResultPage({ searchParams }: Props) {
  const { preferences, round } = parseQuizResult(await searchParams);
  return (
    <div data-app-banner="off">
      <ResultHeader preferences={preferences} />
      <div className="wrap">
        <Streamed
          key={JSON.stringify(preferences)}
          skeleton={<RecommendationsSkeleton />}
          content={renderRecommendations(preferences, round)}
        />
      </div>
    </div>
  );
}
