import { useTranslation } from 'react-i18next';
import { COMPLETENESS_FIELDS } from '../../../../domain/profile/completeness.ts';
import type { CompletenessField } from '../../../../domain/profile/completeness.ts';
import { PROFILE_SECTIONS, sectionOfPath } from '../../../../domain/profile/profile.ts';
import type { ProfileSection } from '../../../../domain/profile/profile.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Meter } from '../../../ui/figures/Meter.tsx';
import { SectionNav } from '../../../ui/sectionNav/SectionNav.tsx';
import { SECTION_IDS } from '../sections/FormSection.tsx';
import styles from './Frame.module.css';

const SECTIONS = Object.keys(PROFILE_SECTIONS) as ProfileSection[];

/** Links to the sections with their status and the profile's completeness (EXT-07). */
export function ProfileNav({
  faulty,
  empty,
  onGo,
}: {
  /** Paths of invalid fields. */
  faulty: readonly string[];
  empty: readonly CompletenessField[];
  onGo: (path: string) => void;
}) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const total = COMPLETENESS_FIELDS.length;
  const filled = total - empty.length;
  return (
    <SectionNav
      label={t(($) => $.sections)}
      onGo={onGo}
      links={SECTIONS.map((section) => {
        const faults = faulty.filter((path) => sectionOfPath(path) === section).length;
        const isFilled = !empty.some((path) => sectionOfPath(path) === section);
        return {
          id: SECTION_IDS[section],
          title: t(($) => $.section[section]),
          state:
            faults > 0 ? (
              <span className={styles.bad}>
                <Icon name="error" size={14} />
                <span aria-hidden="true">{number(faults)}</span>
                <span className="visually-hidden">{tCommon(($) => $.errors.title, { count: faults })}</span>
              </span>
            ) : isFilled ? (
              <span className={styles.good}>
                <Icon name="check" size={14} />
              </span>
            ) : null,
        };
      })}
    >
      <div className={styles.complete}>
        <span>{t(($) => $.completeness.title)}</span>
        <span>{t(($) => $.completeness.filled, { filled: number(filled), total: number(total) })}</span>
        <Meter share={filled / total} />
      </div>
    </SectionNav>
  );
}
