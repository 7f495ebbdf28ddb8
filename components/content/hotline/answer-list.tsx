import { Icon } from "#components/ui/icons/icon.tsx";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

interface Answered {
  id: string;
  question: string;
  answer: string;
}

/** Questions that expand to their answers; works without script and with the browser's search. */
export function AnswerList({ answers }: { answers: Answered[] }) {
  return (
    <ul className="border-line border-t">
      {answers.map(({ id, question, answer }) => (
        <li key={id} id={id} className="border-line border-b">
          <details className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
              <h3 className="text-[1.1875rem] leading-[1.25] group-hover:underline group-open:text-primary">
                {question}
              </h3>
              <Icon
                name="chevronDown"
                className="text-ink-3 transition-transform duration-(--duration-normal) group-open:rotate-180"
              />
            </summary>
            <p className="prose whitespace-pre-line pr-8 pb-6">{keepTogether(answer)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
