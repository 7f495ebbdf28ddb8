import { useLocale } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { FormFrame, type FormFrameProps } from "./form-frame.tsx";

export type FormProps<Field extends string, FieldError extends string> = Omit<
  FormFrameProps<Field, FieldError>,
  "locale" | "errorIcon" | "onSubmit" | "onSent"
>;

/** A form whose markup is rendered on the server; see `FormFrame`. */
export function Form<Field extends string, FieldError extends string>(props: FormProps<Field, FieldError>) {
  return <FormFrame {...props} locale={useLocale()} errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />} />;
}
