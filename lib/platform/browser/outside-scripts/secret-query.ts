/** Parameters that say nothing of the reader: the page of a list, and the campaign of a link. */
const harmless = /^(?:page|utm_\w+|gclid|gbraid|wbraid|fbclid)$/;

/**
 * Whether the query of an address may hold what scripts of others must not read: tokens of mails,
 * search words, answers of the quiz.
 *
 * @param search `location.search`
 */
export function isSecretQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !harmless.test(name));
}
