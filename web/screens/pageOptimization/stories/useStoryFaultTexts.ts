import { useTranslation } from 'react-i18next';
import { STORY_RANGES, STORY_TEXT_MAX, STORY_TEXTAREA_MIN } from '../../../../domain/successStory.ts';
import type { StoryField } from '../../../../domain/successStory.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { StoryFault } from './useSaveStory.ts';

/** Error message of a story's field. */
export function useStoryFaultTexts(): (field: StoryField, fault: StoryFault) => string {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  return (field, fault) => {
    if (fault === 'required') return t(($) => $.validation.required[field]);
    if (fault === 'minLength') return t(($) => $.validation.minLength, { count: STORY_TEXTAREA_MIN });
    if (fault === 'maxLength' && field in STORY_TEXT_MAX) {
      return t(($) => $.validation.maxLength, { count: STORY_TEXT_MAX[field as keyof typeof STORY_TEXT_MAX] });
    }
    if (fault !== 'range' || !(field in STORY_RANGES)) return t(($) => $.validation.refused);
    const { min, max } = STORY_RANGES[field as keyof typeof STORY_RANGES];
    // Years are written without separators.
    const shown = field === 'year' ? String : number;
    return t(($) => $.validation.range, { min: shown(min), max: shown(max) });
  };
}
