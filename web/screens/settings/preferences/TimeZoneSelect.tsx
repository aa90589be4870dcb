import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { TimeZoneSelectMutation } from '../../../relay/__generated__/TimeZoneSelectMutation.graphql.ts';
import { useReadSettings } from '../useReadSettings.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import styles from './SettingLine.module.css';

/** The account's time zone among those that the browser knows. A change applies at once. */
export function TimeZoneSelect({
  value,
  labelId,
  textId,
}: {
  value: string;
  /** Ids of what names and describes it. */
  labelId: string;
  textId: string;
}) {
  const notices = useNotices();
  const [chosen, setChosen] = useState<string | null>(null);
  const [commit] = useMutation<TimeZoneSelectMutation>(graphql`
    mutation TimeZoneSelectMutation($input: SetTimeZoneInput!) {
      setTimeZone(input: $input) {
        account {
          timeZone
        }
        errors {
          code
        }
      }
    }
  `);
  const readAgain = useReadSettings();
  /** The one to save next. Saved one after the other, because requests on their way can overtake each other. */
  const next = useRef<string | null>(null);
  const isSaving = useRef(false);
  const saveAll = async () => {
    isSaving.current = true;
    while (next.current !== null) {
      const timeZone = next.current;
      next.current = null;
      const response = await commit({ variables: { input: { timeZone } } });
      if (response && response.setTimeZone.errors.length > 0) notices.showFailure('general');
      // It may have been changed all the same.
      if (!response) readAgain();
    }
    isSaving.current = false;
    setChosen(null);
  };
  const choose = (timeZone: string) => {
    setChosen(timeZone);
    next.current = timeZone;
    if (!isSaving.current) void saveAll();
  };
  return (
    <select
      className={styles.select}
      aria-labelledby={labelId}
      aria-describedby={textId}
      value={chosen ?? value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {namesWith(value).map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  );
}

/** All names, and this one, which the browser may know under another name only. */
function namesWith(name: string): readonly string[] {
  return [...new Set([name, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
