import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../content/pageTitle.tsx';

/** Navigation entries of the pages that a plan can lack. A page without an entry takes that of the page above it. */
const ENTRIES = {
  profile: 'profile',
  profilePreview: 'profile',
  leads: 'leads',
  lead: 'leads',
  hubspot: 'leads',
  messages: 'messages',
  pageOptimization: 'pageOptimization',
  score: 'score',
} as const;

/** Title and heading of a page that is covered before it has loaded (PLT-10). `page`: id of its route. */
export function CoveredTitle({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  const entry = Object.entries(ENTRIES).find(([id]) => id === page)?.[1] ?? 'dashboard';
  const title = t(($) => $.navigation[entry]);
  usePageTitle(title);
  return <h1 className="visually-hidden">{title}</h1>;
}
