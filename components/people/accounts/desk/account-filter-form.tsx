import { useTranslations } from "next-intl";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import {
  type AccountFilter,
  accountOrders,
  filteredStates,
  toAccountParams,
} from "#lib/people/accounts/desk/filter.ts";
import { accountRoles } from "#lib/people/accounts/roles.ts";

interface AccountFilterFormProps {
  /** Address of the page without parameters. */
  path: string;
  filter: AccountFilter;
}

/** Chooses which accounts are listed; works without script. */
export function AccountFilterForm({ path, filter }: AccountFilterFormProps) {
  const t = useTranslations("accounts.desk");
  const roles = useTranslations("accounts.roles");
  const all = { value: "", label: t("all") };
  return (
    <form action={path} aria-label={t("filter")} className="rounded-2 bg-tint p-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <TextField
          id="account-search"
          name="search"
          type="search"
          label={t("search")}
          defaultValue={filter.search}
          maxLength={100}
        />
        <SelectField
          id="account-role"
          name="role"
          label={t("role")}
          options={[all, ...accountRoles.map((role) => ({ value: role, label: roles(role) }))]}
          defaultValue={filter.role ?? ""}
        />
        <SelectField
          id="account-state"
          name="state"
          label={t("state")}
          options={[all, ...filteredStates.map((state) => ({ value: state, label: t(`states.${state}`) }))]}
          defaultValue={filter.state ?? ""}
        />
        <SelectField
          id="account-order"
          name="order"
          label={t("order")}
          options={accountOrders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
          defaultValue={filter.order}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
        {Object.keys(toAccountParams(filter)).length > 0 && (
          <LinkButton href={path} variant="bare">
            {t("reset")}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
