import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { removeMemberAction } from "#lib/business/plus/household/actions.ts";
import type { Household, HouseholdPerson } from "#lib/business/plus/household/queries.ts";

interface PeopleListProps {
  household: Household;
  userId: string;
}

/** The people of a household; its owner can remove the others. */
export function PeopleList({ household: { owner, members }, userId }: PeopleListProps) {
  const t = useTranslations("plus.household");
  return (
    <ul className="grid">
      {[owner, ...members].map((person) => {
        const facts = [person.id === userId && t("you"), person.id === owner.id && t("owner")].filter(Boolean);
        return (
          <li key={person.id} className="grid gap-2 border-line border-b py-3 first:border-t">
            <p>
              <span className="font-strong [overflow-wrap:anywhere]">{person.name}</span>
              {facts.length > 0 && <span className="text-ink-2"> ({facts.join(", ")})</span>}
            </p>
            {owner.id === userId && person.id !== userId && <RemoveForm person={person} />}
          </li>
        );
      })}
    </ul>
  );
}

function RemoveForm({ person: { id, name } }: { person: HouseholdPerson }) {
  const locale = useLocale();
  const t = useTranslations("plus.household");
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: "quiet" })} group-open:hidden`}>
        {t("removeNamed", { name })}
      </summary>
      <PlainForm
        action={removeMemberAction}
        className="grid justify-items-start gap-3 rounded-2 border border-line-strong p-5"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="locale" value={locale} />
        <p className="text-ink-2 [overflow-wrap:anywhere]">{t("removeText", { name })}</p>
        <Button type="submit" variant="danger">
          {t("remove")}
        </Button>
      </PlainForm>
    </details>
  );
}
