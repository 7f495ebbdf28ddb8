import { getTranslations } from "next-intl/server";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";

/** Why something was not done, by the code in the address. */
const problems = {
  noPlus: "noPlus",
  full: "full",
  isMember: "isMember",
  isOwner: "isOwner",
  own: "ownHousehold",
  missing: "missing",
  expired: "invitationExpired",
  limited: "limited",
} as const;

/** Says why a change of the household was not made; nothing without a problem. */
export async function HouseholdProblem({ problem }: { problem: string | string[] | undefined }) {
  const t = await getTranslations("plus.household");
  if (typeof problem !== "string" || !Object.hasOwn(problems, problem)) return null;
  return (
    <p role="alert" className="mb-6 rounded-2 bg-error-tint px-4 py-3 font-strong text-error">
      {t(problems[problem as keyof typeof problems], { count: plusOffer.householdSize })}
    </p>
  );
}
