import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyAbout_agency$key } from '../../../../relay/__generated__/AgencyAbout_agency.graphql.ts';
import { paragraphsOf } from '../section/paragraphs.ts';
import { Part } from '../section/Part.tsx';
import styles from './AgencyAbout.module.css';

/** The agency in its own words and language. */
export function AgencyAbout({ agency }: { agency: AgencyAbout_agency$key }) {
  const { t } = useTranslation('agency');
  const { name, shortDescription, detailedDescription, textLanguage } = useFragment(
    graphql`
      fragment AgencyAbout_agency on Agency @throwOnFieldError {
        name
        shortDescription
        detailedDescription
        textLanguage
      }
    `,
    agency,
  );
  const short = shortDescription?.trim() ?? '';
  const paragraphs = paragraphsOf(detailedDescription).filter((text) => text !== short);
  return (
    <Part id="about" title={t(($) => $.about.title, { name })}>
      <div className={styles.texts} lang={textLanguage}>
        {short !== '' && <p className={styles.short}>{short}</p>}
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </Part>
  );
}
