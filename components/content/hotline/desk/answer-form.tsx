import { useTranslations } from "next-intl";
import { TopicPicker } from "#components/content/hotline/topic-picker.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { answerQuestionAction } from "#lib/content/hotline/desk-actions.ts";
import { type AnswerField, answerFields, maxAnswerLength } from "#lib/content/hotline/desk-schema.ts";
import { questionLength, topics } from "#lib/content/hotline/schema.ts";

interface AnswerFormProps {
  question: { id: string; version: number; values: Record<AnswerField, string> };
  /** Whether readers see the question already. */
  isPublished: boolean;
}

/** Answers a question, or changes the published answer. */
export function AnswerForm({ question, isPublished }: AnswerFormProps) {
  const t = useTranslations("hotline.desk");
  const titles = useTranslations("hotline.topics");
  const field = (name: AnswerField) => ({ name, label: t(`fields.${name}`), defaultValue: question.values[name] });
  return (
    <Form
      action={answerQuestionAction}
      fields={answerFields}
      errors={{
        noTopic: t("errors.noTopic"),
        noAnswer: t("errors.noAnswer"),
        noQuestion: t("errors.noQuestion"),
        longQuestion: t("errors.tooLong", questionLength),
        longAnswer: t("errors.tooLong", { max: maxAnswerLength }),
        conflict: t("errors.conflict"),
      }}
      messages={{
        submit: t(isPublished ? "save" : "publish"),
        sending: t("sending"),
        failed: t("failed"),
        limited: t("limited"),
      }}
      className="grid gap-5"
    >
      <TopicPicker {...field("topic")} topics={topics.map((key) => ({ key, title: titles(key) }))} />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextArea {...field("questionDe")} lang="de" rows={4} />
          <TextArea {...field("answerDe")} lang="de" rows={10} />
        </div>
        <div className="grid content-start gap-5">
          <TextArea {...field("questionEn")} lang="en" rows={4} />
          <TextArea {...field("answerEn")} lang="en" rows={10} />
        </div>
      </div>
      <input type="hidden" name="id" value={question.id} />
      <input type="hidden" name="version" value={question.version} />
    </Form>
  );
}
