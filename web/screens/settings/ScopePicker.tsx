import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessTokenScope } from '../../relay/__generated__/useCreateTokenMutation.graphql.ts';
import { RadioGroup } from '../../ui/Choices.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { SCOPE_ACCESSES, SCOPE_AREAS } from './scopes.ts';
import type { ScopeAccess, ScopeArea } from './scopes.ts';
import styles from './ScopePicker.module.css';

/** A token's access to each area: none, read, or read and write. */
export function ScopePicker({
  scopes,
  onChange,
  error,
}: {
  scopes: readonly AccessTokenScope[];
  onChange: (scopes: AccessTokenScope[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('settings');
  const id = useId();
  const accessOf = (area: ScopeArea): ScopeAccess => {
    if (scopes.includes(`${area}_WRITE`)) return 'WRITE';
    return scopes.includes(`${area}_READ`) ? 'READ' : 'NONE';
  };
  const choose = (area: ScopeArea, access: ScopeAccess) => {
    const others = scopes.filter((scope) => !scope.startsWith(area));
    onChange(access === 'NONE' ? others : [...others, `${area}_${access}`]);
  };
  return (
    <fieldset className={styles.areas} aria-describedby={error ? `${id}-note ${id}-error` : `${id}-note`}>
      <legend className={styles.legend}>{t(($) => $.tokens.scopes)}</legend>
      <p id={`${id}-note`} className={styles.note}>
        {t(($) => $.tokenScopes.note)}
      </p>
      {SCOPE_AREAS.map((area, index) => (
        <RadioGroup
          key={area}
          legend={t(($) => $.tokenScopes.area[area])}
          // The form focuses this one if no scope is selected.
          name={index === 0 ? 'scopes' : `scopes-${area}`}
          inline
          choices={SCOPE_ACCESSES.map((access) => ({ value: access, label: t(($) => $.tokenScopes.access[access]) }))}
          value={accessOf(area)}
          onChange={(access) => choose(area, access)}
        />
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
