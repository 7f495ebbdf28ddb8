import { RecipeImportError } from "../errors.ts";
import { pageLimits } from "../limits.ts";
import { type FetchContext, getWithRedirects, robotsToken } from "./http-get.ts";
import { readBody } from "./read-body.ts";
import { disallowAll, isAllowedByRules, parseRobots, type RobotsRule } from "./robots-rules.ts";

/**
 * Creates a check that reads the robots.txt file of each host once.
 *
 * @returns a function that throws `RecipeImportError`: `disallowedByRobots`, and those of
 *   `getWithRedirects`
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3
 */
export function createRobotsCheck(context: FetchContext): (url: URL) => Promise<void> {
  const rulesByOrigin = new Map<string, RobotsRule[]>();
  return async (url) => {
    const rules = rulesByOrigin.get(url.origin) ?? (await fetchRules(url, context));
    rulesByOrigin.set(url.origin, rules);
    if (!isAllowedByRules(rules, url)) throw new RecipeImportError("disallowedByRobots");
  };
}

async function fetchRules(url: URL, context: FetchContext): Promise<RobotsRule[]> {
  const { response } = await getWithRedirects(new URL("/robots.txt", url), context);
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.destroy();
    // Too many requests is no permission, though the RFC counts it among the 4xx.
    return statusCode >= 400 && statusCode <= 499 && statusCode !== 429 ? [] : disallowAll;
  }
  const { bytes } = await readBody(response, pageLimits.robotsBytes, context.signal);
  return parseRobots(new TextDecoder().decode(bytes), robotsToken);
}
