import { rem } from '../../../ui/rem.ts';
import styles from './Services.module.css';

/** Outlines on a 24 px grid, by the alias of a top-level service. */
const PATHS: Readonly<Partial<Record<string, string>>> = {
  seo: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  'paid-advertising': 'M4 10v4h3.5l8 4V6l-8 4zM18.5 9.5a4 4 0 0 1 0 5',
  'social-media': 'M12 19.5c-5.5-3.6-8-6.7-8-9.8A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 8 1.7c0 3.1-2.5 6.2-8 9.8Z',
  content: 'M5 19.5l1-4.5L16.5 4.5l3.5 3.5L9.5 18.5zM14 7l3.5 3.5',
  'email-marketing': 'M4 6h16v12.5H4zM4.5 6.5 12 13l7.5-6.5',
  'web-design': 'M4.5 5h15v14h-15zM4.5 9.5h15M10 9.5V19',
  'web-development': 'M8.5 7 4 12l4.5 5M15.5 7 20 12l-4.5 5',
  branding: 'M5 5.5h7a6 6 0 0 0 6.5 6.5v7H5zM17 8a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 17 8Z',
  analytics: 'M5 19.5v-6M10 19.5v-11M15 19.5v-8M20 19.5v-14',
  'conversion-optimization': 'M4 5.5h16l-6 7V19l-4-2v-4.5z',
  'public-relations':
    'M4.5 5.5H16V19H6a1.5 1.5 0 0 1-1.5-1.5zM16 10h3.5v7.5a1.5 1.5 0 0 1-3.5 0M7.5 9h5.5M7.5 12.5h5.5M7.5 16h3',
  marketplaces: 'M4.5 9.5 6 5h12l1.5 4.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM6 12.5V19h12v-6.5',
};

/** With the plate behind it, in px. */
const SIZE = 40;

/** For a service of a newer catalogue. */
const OTHER = 'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z';

/** A drawing that tells a service from the others at a glance. Decorative. */
export function ServiceIcon({ service }: { service: string }) {
  return (
    <svg className={styles.icon} width={rem(SIZE)} height={rem(SIZE)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[service] ?? OTHER} />
    </svg>
  );
}
