import { useTranslations } from "next-intl";
import { NewsletterSignup } from "#components/business/newsletters/newsletter-signup.tsx";

/** Description of the newsletter beside its form. */
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
        <NewsletterSignup location="home" />
      </div>
    </section>
  );
}
