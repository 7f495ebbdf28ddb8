import "server-only";
import clsx from "clsx";
import * as arrowLeft from "lucide-react/icons/arrow-left";
import * as arrowRight from "lucide-react/icons/arrow-right";
import * as arrowUpRight from "lucide-react/icons/arrow-up-right";
import * as check from "lucide-react/icons/check";
import * as chefHat from "lucide-react/icons/chef-hat";
import * as chevronDown from "lucide-react/icons/chevron-down";
import * as chevronLeft from "lucide-react/icons/chevron-left";
import * as chevronRight from "lucide-react/icons/chevron-right";
import * as circleAlert from "lucide-react/icons/circle-exclamation-point";
import * as clock from "lucide-react/icons/clock";
import * as cookingPot from "lucide-react/icons/cooking-pot";
import * as dices from "lucide-react/icons/dices";
import * as heart from "lucide-react/icons/heart";
import * as leaf from "lucide-react/icons/leaf";
import * as mailCheck from "lucide-react/icons/mail-check";
import * as menu from "lucide-react/icons/menu";
import * as messageCircle from "lucide-react/icons/message-circle";
import * as minus from "lucide-react/icons/minus";
import * as play from "lucide-react/icons/play";
import * as printer from "lucide-react/icons/printer";
import * as history from "lucide-react/icons/rotate-ccw-clock";
import * as search from "lucide-react/icons/search";
import * as slidersHorizontal from "lucide-react/icons/sliders-horizontal";
import * as smartphone from "lucide-react/icons/smartphone";
import * as star from "lucide-react/icons/star";
import * as timer from "lucide-react/icons/timer";
import * as users from "lucide-react/icons/users";
import * as vegan from "lucide-react/icons/vegan";
import * as x from "lucide-react/icons/x";
import { createElement } from "react";

const icons = {
  arrowLeft,
  arrowRight,
  arrowUpRight,
  check,
  chefHat,
  chevronDown,
  chevronLeft,
  chevronRight,
  circleAlert,
  clock,
  cookingPot,
  dices,
  heart,
  history,
  leaf,
  mailCheck,
  menu,
  messageCircle,
  minus,
  play,
  printer,
  search,
  slidersHorizontal,
  smartphone,
  star,
  timer,
  users,
  vegan,
  x,
};

export type IconName = keyof typeof icons;

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * A drawing beside words, hidden from screen readers. The library's own component is a client component; drawn from its data the
 * icon is plain HTML and costs no script. Client leaves get icons as props.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  // The type files of the library leave the data out, and so do its files for former names of an icon.
  const { __iconData } = icons[name] as unknown as { __iconData: IconData };
  return (
    <svg className={clsx("icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      {__iconData.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
