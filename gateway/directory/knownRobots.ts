import { createIsBotFromList, findBotPatterns, list } from 'isbot';

/** A browser that a program drives counts as a person, for example in our own tests. */
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

const headlessPatterns = new Set(findBotPatterns(HEADLESS));
const isBot = createIsBotFromList(list.filter((pattern) => !headlessPatterns.has(pattern)));

/** Whether a program says that it is a robot (DIR-12). One that does not say what it is counts as one. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || isBot(userAgent);
}
