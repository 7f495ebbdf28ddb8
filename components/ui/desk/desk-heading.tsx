import { Link } from "#components/ui/navigation/link.tsx";

/** Way back to the list and heading of one entry of the desk. */
export function DeskHeading({ back, title }: { back: { href: string; label: string }; title: string }) {
  return (
    <header className="mb-6">
      <p>
        <Link href={back.href} className="inline-flex min-h-8 items-center gap-1 text-sm underline">
          {back.label}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl leading-tight [overflow-wrap:anywhere]">{title}</h1>
    </header>
  );
}
