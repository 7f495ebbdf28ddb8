import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { changeRoleAction } from "#lib/people/accounts/desk/actions.ts";
import { roleFields } from "#lib/people/accounts/desk/schema.ts";
import { accountRoles } from "#lib/people/accounts/roles.ts";

interface RoleFormProps {
  /** The account. */
  id: string;
  currentRole: string;
}

/** Changes the role of an account. */
export function RoleForm({ id, currentRole }: RoleFormProps) {
  const t = useTranslations("accounts.desk");
  const roles = useTranslations("accounts.roles");
  return (
    <Form
      action={changeRoleAction}
      fields={roleFields}
      errors={{
        choose: t("errors.choose"),
        self: t("errors.self"),
        lastAdmin: t("errors.lastAdmin"),
        conflict: t("errors.conflict"),
      }}
      messages={{ submit: t("roleForm.submit") }}
      className="grid gap-4"
      button={{ variant: "secondary" }}
    >
      <FormErrorSummary messages={{ failed: t("errors.failed") }} />
      <SelectField
        name="role"
        label={t("roleForm.label")}
        hint={t("roleForm.hint")}
        options={accountRoles.map((value) => ({ value, label: roles(value) }))}
        defaultValue={currentRole}
        className="w-full max-w-sm"
      />
      <input type="hidden" name="id" value={id} />
    </Form>
  );
}
