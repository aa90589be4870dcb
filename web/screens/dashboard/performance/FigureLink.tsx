import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { dashboardSearch } from '../dashboardSearch.ts';
import type { Figure } from './figureNames.ts';
import styles from './KeyFigures.module.css';

/** A link that shows a figure in the chart. */
export function FigureLink({ figure, isShown, children }: { figure: Figure; isShown: boolean; children: ReactNode }) {
  const search = useWantedSearch();
  const isLoading = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const to = paths.dashboard + dashboardSearch(search, { figure });
  // A router link would render the page twice, the first time as pending. Unless a range is loading, nothing has to be
  // loaded here, so once is enough.
  const show = (event: MouseEvent) => {
    if (opensElsewhere(event) || isLoading) return;
    event.preventDefault();
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={styles.figure}
      aria-current={isShown ? 'true' : undefined}
      onClick={show}
    >
      {children}
    </Link>
  );
}

/** Whether the browser opens the link in a new tab or window, or downloads it. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
