import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { type ButtonVariant, LinkButton } from "#components/ui/button.tsx";

interface AccountNoticeProps {
  title: string;
  text: string;
  /** Where to go from here. */
  href: string;
  label: string;
  variant?: ButtonVariant;
}

/** Page that only says something, with one way on: a link of a mail that has expired or is used. */
export function AccountNotice({ title, text, href, label, variant }: AccountNoticeProps) {
  return (
    <AccountBox title={title}>
      <p className="text-ink-2">{text}</p>
      <p className="mt-5">
        <LinkButton href={href} variant={variant} size="lg" isFullWidth>
          {label}
        </LinkButton>
      </p>
    </AccountBox>
  );
}
