import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RecipeCredit } from "#components/content/recipes/recipe-credit.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import { profileLinkRel, toProfileLink } from "#lib/platform/text/profile-link.ts";

interface RecipeAboutProps {
  recipe: Recipe;
  /** The button that reports the recipe. */
  report?: ReactNode;
  /** Follow button of the author. */
  follow?: ReactNode;
}

/** Below the recipe: tags, categories and the author. */
export function RecipeAbout({ recipe, report, follow }: RecipeAboutProps) {
  const t = useTranslations("recipes.about");
  const locale = useLocale();
  return (
    <div className="wrap section grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] print:hidden">
      <div className="grid gap-8">
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
        {recipe.source && <RecipeCredit source={recipe.source} />}
        {report && <p>{report}</p>}
      </div>
      <AuthorBox author={recipe.author} follow={follow} />
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
            <Link href={href} className="inline-flex min-h-8 items-center text-ink-2 underline hover:text-primary">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthorBox({ author, follow }: { author: Recipe["author"]; follow: ReactNode }) {
  const t = useTranslations("recipes.about");
  const newTab = useTranslations("layout.page")("newTab");
  const href = slugAddress(useLocale(), "/users/[slug]", author.slug);
  const website = toProfileLink(author.website);
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
          <LinkButton variant="secondary" href={href}>
            {t("recipesBy", { name: author.name })}
          </LinkButton>
          {follow}
          {website && (
            <NewTabLink
              href={website.href}
              hint={newTab}
              relation={profileLinkRel(author.newType)}
              hasArrow
              className="font-strong text-primary"
            >
              {t("website")}
            </NewTabLink>
          )}
        </p>
      </div>
    </section>
  );
}
