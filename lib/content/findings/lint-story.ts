import type { LintContext, LintedStory } from "./content.ts";
import type { Finding } from "./finding.ts";
import { sortByPlace } from "./lint-recipe.ts";
import { lintLinks } from "./rules/links.ts";
import { lintStoryNumbers } from "./rules/numbers.ts";
import { lintPictures } from "./rules/pictures.ts";
import { lintSearchResults } from "./rules/search-results.ts";
import { lintStoryTranslation } from "./rules/translation.ts";

const rules: ((story: LintedStory, context: LintContext) => Finding[])[] = [
  lintSearchResults,
  lintPictures,
  lintLinks,
  lintStoryTranslation,
  lintStoryNumbers,
];

/** Lists what is wrong or doubtful in a story, in the order of its form. */
export function lintStory(story: LintedStory, context: LintContext): Finding[] {
  return sortByPlace(rules.flatMap((lint) => lint(story, context)));
}
