import type { ReactNode } from "react";
import { Icon, type IconName } from "#components/ui/icons/icon.tsx";

/** Icons as props for client components, by the name they have there. */
export function renderIcons<Name extends string>(names: Record<Name, IconName>): Record<Name, ReactNode> {
  const icons = Object.entries<IconName>(names).map(([name, icon]) => [name, <Icon key={name} name={icon} />]);
  return Object.fromEntries(icons) as Record<Name, ReactNode>;
}
