import type { ReactNode } from 'react';
import styles from './SettingLine.module.css';

/** A setting: what it is, and its control at the end of the line. `titleId` and `textId` name and describe the control. */
export function SettingLine({
  title,
  titleId,
  text,
  textId,
  children,
}: {
  title: string;
  titleId?: string;
  text?: ReactNode;
  textId?: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.line}>
      <div>
        <span id={titleId}>{title}</span>
        {text !== undefined && <p id={textId}>{text}</p>}
      </div>
      {children}
    </li>
  );
}
