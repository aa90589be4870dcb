import styles from './Icon.module.css';
import { rem } from './rem.ts';

/** Outlines on a 24 px grid in the text color. Decorative: the control provides the name. */
const PATHS = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  dashboard: 'M4 20V4M4 20h16M8.5 16.5v-5M13 16.5V8M17.5 16.5v-3.5',
  leads: 'M4 13.5h4.5l1.5 3h4l1.5-3H20M6.5 5h11L20 13.5V19H4v-5.5z',
  messages: 'M4.5 5.5h15v10.5h-8L7 19.5V16H4.5z',
  pageOptimization: 'M4.5 4.5h15v15h-15zM4.5 9h15M8 15.5l2.5-3 2 2 3.5-4',
  settings: 'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M13 5v5M7.5 14v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  error: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.5v.01',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.2l2.7 2.8L16 9.5',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  theme: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8.5 14h7',
  signOut: 'M14 4.5H5.5v15H14M10.5 12H20m-3.5-4 4 4-4 4',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5',
  archive: 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4',
  send: 'M4 12 20 4.5 15 20l-3.5-6.5zM11.5 13.5 20 4.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3.5 2',
  ban: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  offline: 'M4 4l16 16M8.5 13.5a5 5 0 0 1 4-1.4M5 10.2A10 10 0 0 1 8.6 8M19 10.2a10 10 0 0 0-7-2.7M12 18v.01',
  inbox: 'M4 13.5h4.5l1.5 3h4l1.5-3H20M4 13.5V19h16v-5.5M12 4v6.5M9 8l3 3 3-3',
  mail: 'M4 6h16v12.5H4zM4.5 6.5 12 13l7.5-6.5',
  phone: 'M8.5 4.5 10.5 9 8.5 11a10 10 0 0 0 4.5 4.5l2-2 4.5 2v3.5a1 1 0 0 1-1 1A14 14 0 0 1 4 5.5a1 1 0 0 1 1-1z',
  deal: 'M4 8.5h16V19H4zM9 8.5V5.5h6v3M4 13h16',
  document: 'M6.5 4h7l4 4v12h-11zM13.5 4v4h4M9.5 12.5h5M9.5 16h5',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  retry: 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .5 4',
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.2 19zM9.2 8.2c-1 1.2-.3 3 1.3 4.7s3.5 2.5 4.7 1.4c.5-.5.4-1-.2-1.3l-1.2-.6c-.4-.2-.7-.1-1 .2-.3.4-1 .1-1.7-.6s-1-1.3-.6-1.7c.3-.3.4-.6.2-1l-.6-1.1c-.2-.5-.6-.4-.9 0z',
  star: 'm12 4 2.5 5.1 5.5.8-4 3.9.95 5.5L12 16.7l-4.95 2.6.95-5.5-4-3.9 5.5-.8z',
  pin: 'M12 20.5c4-4.5 6-7.6 6-10.5a6 6 0 0 0-12 0c0 2.9 2 6 6 10.5ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  grip: 'M9.5 6h.01M9.5 12h.01M9.5 18h.01M14.5 6h.01M14.5 12h.01M14.5 18h.01',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 3.5 3.5 2.5-2.5L20 18M15.5 9.5h.01',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.5 5.9a9 9 0 0 1 2.5-.4c3.7 0 7 2 9.5 6.5a16 16 0 0 1-2.7 3.6M6.3 7.3A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3',
  hook: 'M8.5 14.5a4 4 0 1 0 4 4M12.5 18.5h5M9.8 9.8a4 4 0 1 1 5.7.2M11 12l-3 5M16 12.5l-2.5-5',
  key: 'M8 16.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12.5h9M18 12.5V16M15 12.5v2.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  print: 'M7 8.5V4h10v4.5M7 16.5H4v-8h16v8h-3M7 13.5h10V20H7zM16.5 11h.01',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      strokeWidth={name === 'more' || name === 'grip' ? 2.6 : 1.7}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
