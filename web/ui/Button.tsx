import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  look?: ButtonLook | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: IconName | undefined;
  /** Fills the available width. */
  wide?: boolean | undefined;
}

function classesOf({ look = 'secondary', size = 'normal', wide }: Look, className?: string) {
  return classNames(styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide, className);
}

/**
 * A button. While `pending` it keeps its width and focus, shows a spinner and ignores clicks (`aria-disabled`, because
 * a disabled button would lose the focus).
 */
export function Button({
  look,
  size,
  icon,
  wide,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'> & { pending?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ look, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} size={18} />}
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </button>
  );
}

/** A link styled as a button, to a page of the portal. */
export function ButtonLink({
  look,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classesOf({ look, size, wide }, className)}>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}

/** A link styled as a button, to another site or an email address. */
export function ButtonAnchor({ look, size, icon, wide, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classesOf({ look, size, wide }, className)}>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
    </a>
  );
}

/** A square icon button; its name is read by screen readers and shown as a tooltip. */
export function IconButton({
  icon,
  label,
  children,
  className,
  type = 'button',
  ...rest
}: { icon: IconName; label: string; children?: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label' | 'title'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.icon, className)} aria-label={label} title={label}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
