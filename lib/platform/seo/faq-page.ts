import type { FAQPage, WithContext } from "schema-dts";

/**
 * Structured data of questions and answers.
 *
 * @param entries plain text
 * @see https://schema.org/FAQPage
 */
export function faqPage(entries: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
