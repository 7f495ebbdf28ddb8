import type { FormFields } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { Radio } from "#components/ui/forms/choice.tsx";

interface ConflictChoiceProps {
  /** Name of the radios. */
  name: string;
  text: string;
  labels: { keep: string; take: string | null; later: string };
  fields: FormFields;
}

/** Both the reader and the recipe have changed something: which one counts. */
export function ConflictChoice({ name, text, labels, fields }: ConflictChoiceProps) {
  const choices = [
    ["", labels.later],
    ["keep", labels.keep],
    ["take", labels.take],
  ] as const;
  const chosen = fields.read(name, "");
  return (
    <fieldset className="adaptation-conflict">
      <legend className="float-left w-full font-strong text-sm">{text}</legend>
      <div className="clear-both flex flex-wrap gap-x-6">
        {choices.map(
          ([value, label]) =>
            label !== null && (
              <Radio key={value} name={name} value={value} defaultChecked={value === chosen} label={label} />
            ),
        )}
      </div>
    </fieldset>
  );
}
