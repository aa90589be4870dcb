import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyStories_agency$key } from '../../../../relay/__generated__/AgencyStories_agency.graphql.ts';
import { Part } from '../section/Part.tsx';
import { StoryCard } from './StoryCard.tsx';
import styles from './AgencyStories.module.css';

/** The agency's published success stories (DIR-11, STA-43). */
export function AgencyStories({ agency }: { agency: AgencyStories_agency$key }) {
  const { t } = useTranslation('agency');
  const { stories, textLanguage } = useFragment(
    graphql`
      fragment AgencyStories_agency on Agency @throwOnFieldError {
        textLanguage
        stories {
          id
          ...StoryCard_story
        }
      }
    `,
    agency,
  );
  return (
    <Part id="stories" title={t(($) => $.stories.title)}>
      <ul role="list" className={styles.stories}>
        {stories.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} lang={textLanguage} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
