import clsx from "clsx";
import { InlineText } from "#components/content/stories/inline-text.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

interface ProsConsBlockProps {
  prosTitle: string;
  pros: string[];
  consTitle: string;
  cons: string[];
  heading: 2 | 3;
}

export function ProsConsBlock({ prosTitle, pros, consTitle, cons, heading }: ProsConsBlockProps) {
  return (
    <div className="my-10 grid gap-4 md:grid-cols-2">
      <Side
        title={prosTitle}
        items={pros}
        icon="check"
        color="border-success [&_.icon]:text-success"
        heading={heading}
      />
      <Side title={consTitle} items={cons} icon="minus" color="border-error [&_.icon]:text-error" heading={heading} />
    </div>
  );
}

interface SideProps {
  title: string;
  items: string[];
  icon: "check" | "minus";
  color: string;
  heading: 2 | 3;
}

function Side({ title, items, icon, color, heading }: SideProps) {
  const Heading = `h${heading}` as const;
  return (
    <div className={clsx("rounded-b-2 border-t-4 bg-tint p-5", color)}>
      <Heading className="mb-2 text-[1.25rem]">{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_1fr] gap-[0.4rem] py-[0.35rem]">
            <Icon name={icon} className="mt-[0.15em]" />
            <span>
              <InlineText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
