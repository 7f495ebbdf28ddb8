import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "#components/ui/avatar.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";
import { slugAddress } from "#lib/i18n/address.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import type { Recipe } from "#lib/recipes/recipe.ts";
import { websiteLink, websiteRelation } from "#lib/website.ts";

/** Around the recipe: what its author has to say, where it is filed, who the author is. */
export function RecipeAbout({ recipe }: { recipe: Recipe }) {
  const t = useTranslations("recipes.about");
  const locale = useLocale();
  return (
    <div className="wrap section grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] print:hidden">
      <div className="grid gap-8">
        {recipe.chefsNote && (
          <blockquote className="-indent-[0.42em] max-w-measure whitespace-pre-line text-pretty font-serif text-xl leading-[1.4]">
            {t("quote", { text: recipe.chefsNote })}
          </blockquote>
        )}
        {recipe.tags.length > 0 && (
          <ul aria-label={t("tags")} className="flex flex-wrap gap-2">
            {recipe.tags.map(({ href, title }) => (
              <li key={href}>
                <ChipLink href={href}>{capitalize(title, locale)}</ChipLink>
              </li>
            ))}
          </ul>
        )}
        <Categories recipe={recipe} />
      </div>
      <AuthorBox author={recipe.author} />
    </div>
  );
}

function Categories({ recipe: { mainCategory, categories } }: { recipe: Recipe }) {
  const t = useTranslations("recipes.about");
  const others = categories.filter(({ id }) => id !== mainCategory?.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="categories-title" className="text-sm">
      <h2 id="categories-title" className="font-sans font-strong text-ink-2 tracking-normal">
        {t("categories")}
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {others.map(({ id, href, title }) => (
          <li key={id}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-8 items-center text-ink-2 underline hover:text-kobalt"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthorBox({ author }: { author: Recipe["author"] }) {
  const t = useTranslations("recipes.about");
  const newTab = useTranslations("layout.page")("newTab");
  const href = slugAddress(useLocale(), "/users/[slug]", author.slug);
  const website = websiteLink(author.website);
  return (
    <section
      aria-labelledby="author-title"
      className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border-line border-y py-6"
    >
      <Avatar name={author.name} picture={author.picture} size="md" />
      <div>
        <h2 id="author-title" className="text-xl">
          {author.name}
        </h2>
        {author.occupation && <p className="text-ink-3 text-sm">{author.occupation}</p>}
      </div>
      <div className="col-span-2 grid gap-3">
        {author.bio && <p className="text-ink-2">{author.bio}</p>}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton look="secondary" href={href}>
            {t("recipesBy", { name: author.name })}
          </LinkButton>
          {website && (
            <NewTabLink
              href={website.href}
              hint={newTab}
              relation={websiteRelation(author.newType)}
              hasArrow
              className="font-strong text-kobalt"
            >
              {t("website")}
            </NewTabLink>
          )}
        </p>
      </div>
    </section>
  );
}
