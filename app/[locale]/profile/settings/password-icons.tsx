import { Icon } from "#components/ui/icons/icon.tsx";

/** Icons of forms with a password field. */
export const passwordIcons = {
  error: <Icon name="circleAlert" className="mt-[0.1em]" />,
  show: <Icon name="eye" />,
  hide: <Icon name="eyeOff" />,
};
