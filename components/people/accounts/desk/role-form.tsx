"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { changeRoleAction } from "#lib/people/accounts/desk/actions.ts";
import { roleFields } from "#lib/people/accounts/desk/schema.ts";
import { accountRoles } from "#lib/people/accounts/roles.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

interface RoleFormProps {
  /** The account. */
  id: string;
  currentRole: string;
  errorIcon: ReactNode;
}

/** Changes the role of an account. Needs the messages of `accounts.desk` and `accounts.roles`. */
export function RoleForm({ id, currentRole, errorIcon }: RoleFormProps) {
  const formId = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  const roles = useTranslations("accounts.roles");
  const { status, errors, values, isSending, form } = useFormAction(changeRoleAction, roleFields);
  return (
    <form {...form} className="grid justify-items-start gap-4">
      {status === "failed" && <ErrorSummary text={t("errors.failed")} icon={errorIcon} />}
      <SelectField
        id={`${formId}-role`}
        name="role"
        label={t("roleForm.label")}
        hint={t("roleForm.hint")}
        error={errors.role && t(`errors.${errors.role}`)}
        errorIcon={errorIcon}
        options={accountRoles.map((value) => ({ value, label: roles(value) }))}
        defaultValue={values.role || currentRole}
        className="w-full max-w-sm"
      />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" aria-disabled={isSending}>
        {t("roleForm.submit")}
      </Button>
    </form>
  );
}
