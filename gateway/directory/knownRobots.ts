/**
 * How robots call themselves. Only programs that run scripts get as far as being counted; those worth knowing say what they are: the word
 * bot, crawler, spider or slurp, an address to complain to (`+http`), or the name of a tool that opens pages for nobody. No list of
 * products: it would be out of date, and browsers that tests drive (`HeadlessChrome`) count like any other. Cubot makes telephones.
 */
const ROBOT =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|\+https?:|lighthouse|pagespeed|inspectiontool|googleother|mediapartners|facebookexternalhit|meta-external|embedly|preview|pingdom|uptime|statuscake|python|curl|wget|go-http|okhttp|axios|node-fetch|undici/i;

/** Whether a program calls itself a robot (DIR-12); one that does not say what it is counts as one. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent);
}
