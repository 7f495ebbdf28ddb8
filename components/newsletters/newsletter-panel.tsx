import { useTranslations } from "next-intl";
import { NewsletterOrder } from "#components/newsletters/newsletter-order.tsx";

/** What the newsletter is, beside the form that orders it. */
export function NewsletterPanel({ id }: { id: string }) {
  const t = useTranslations("newsletters.panel");
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="grid items-center gap-x-12 gap-y-5 rounded-2 bg-tint p-6 [--ground:var(--tint)] md:grid-cols-2 md:px-12 md:py-10">
        <div>
          <h2 id={id} className="text-2xl">
            {t("title")}
          </h2>
          <p className="mt-2 text-ink-2">{t("text")}</p>
        </div>
        <NewsletterOrder location="home" />
      </div>
    </section>
  );
}
