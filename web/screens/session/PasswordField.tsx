import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

/** A password field with a button that shows what was typed (P-37). */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'after'>) {
  const { t } = useTranslation('session');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      label={t(($) => $.password)}
      type={isShown ? 'text' : 'password'}
      name="password"
      required
      // Even while shown as text, the value is a password.
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(($) => (isShown ? $.hidePassword : $.showPassword))}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
