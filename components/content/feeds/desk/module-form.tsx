import { useTranslations } from "next-intl";
import { ContentFields } from "#components/content/feeds/desk/fields/content-fields.tsx";
import { PlanFields } from "#components/content/feeds/desk/fields/plan-fields.tsx";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { UnsavedChangesWarning } from "#components/ui/forms/unsaved-changes-warning.tsx";
import { saveModuleAction } from "#lib/content/feeds/desk/actions.ts";
import type { ModuleType, ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface ModuleFormProps {
  feed: FeedName;
  version: number;
  /** Empty for a new module. */
  id: string;
  type: ModuleType;
  values: ModuleValues;
  references: ModuleReferences;
  options: ModuleOptions;
}

/**
 * Adds or changes a module. Needs `feeds.desk.form.inLanguage`, `feeds.desk.links` and
 * `feeds.desk.picker`.
 */
export function ModuleForm({ feed, version, id, type, values, references, options }: ModuleFormProps) {
  const t = useTranslations("feeds.desk.form");
  return (
    <Form
      action={saveModuleAction}
      // Their names depend on the type and on the links.
      fields={[]}
      errors={{ ...useTexts("feeds.desk.form.errors"), conflict: t("conflict") }}
      messages={{ submit: t(id ? "save" : "add"), sending: t("saving") }}
      className="grid max-w-3xl gap-6"
    >
      <UnsavedChangesWarning question={t("leave")} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="feed" value={feed} />
      <input type="hidden" name="version" value={version} />
      <FormErrorSummary
        messages={{ invalid: t("invalid"), failed: t("failed"), limited: t("failed") }}
        whole="version"
      />
      <ContentFields type={type} values={values} references={references} options={options} />
      <PlanFields values={values} />
    </Form>
  );
}
