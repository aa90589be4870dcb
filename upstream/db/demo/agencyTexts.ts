import { english } from './agencyTexts.en.ts';
import { eastern } from './agencyTexts.east.ts';
import { northern } from './agencyTexts.north.ts';
import { romance } from './agencyTexts.romance.ts';
import { easternStories } from './agencyStories.east.ts';
import { englishStories } from './agencyStories.en.ts';
import { westernStories } from './agencyStories.west.ts';
import type { AgencyWording, ProjectText } from './agencyWording.ts';

/** Profile texts by language (BCP 47). */
export const agencyWordings: Readonly<Record<string, AgencyWording>> = {
  en: english,
  ...northern,
  ...romance,
  ...eastern,
};

export const projectTexts: Readonly<Record<string, readonly ProjectText[]>> = {
  en: englishStories,
  ...westernStories,
  ...easternStories,
};
