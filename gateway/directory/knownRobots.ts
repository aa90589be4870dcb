import { createIsBotFromList, findBotPatterns, list } from 'isbot';

/** Headless browsers count as people, for example in our own tests. */
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

const headlessPatterns = new Set(findBotPatterns(HEADLESS));
const isBot = createIsBotFromList(list.filter((pattern) => !headlessPatterns.has(pattern)));

/** Whether a user agent identifies itself as a robot (DIR-12). An empty one counts as a robot. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || isBot(userAgent);
}
