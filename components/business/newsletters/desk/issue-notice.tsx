import { useTranslations } from "next-intl";

const errors = [
  "incomplete",
  "incompleteThen",
  "unconfirmed",
  "limited",
  "noEmail",
  "conflict",
  "changed",
  "held",
  "past",
  "noTime",
] as const;
const successes = ["saved", "tested", "started", "planned", "canceled"] as const;

/** What the form before has done, as its redirect says. */
export function IssueNotice({ notice }: { notice: string | string[] | undefined }) {
  const t = useTranslations("newsletters.desk.notices");
  const error = errors.find((key) => key === notice);
  const success = successes.find((key) => key === notice);
  if (error)
    return (
      <p role="alert" className="mt-4 rounded-2 bg-error-tint px-5 py-4 font-strong text-error">
        {t(error)}
      </p>
    );
  if (!success) return null;
  return (
    <p role="status" className="mt-4 rounded-2 bg-tint px-5 py-4 font-strong">
      {t(success)}
    </p>
  );
}
