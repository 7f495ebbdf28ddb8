import { Icon, type IconName } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

interface PageCardProps {
  icon: IconName;
  /** What the page is about: "Ingredient". */
  kind: string;
  title: string;
  text: string;
  href: string;
}

/** A page among the results that is neither a recipe nor a story. */
export function PageCard({ icon, kind, title, text, href }: PageCardProps) {
  return (
    <div className="group relative mb-6 flex gap-4 rounded-2 bg-tint p-4">
      <Icon name={icon} className="mt-1 size-6 text-primary" />
      <div className="min-w-0">
        <p className="text-ink-2 text-sm">{kind}</p>
        <h2 className="text-xl">
          <Link
            href={href}
            className="no-underline decoration-2 decoration-primary after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="text-ink-2">{text}</p>
      </div>
    </div>
  );
}
