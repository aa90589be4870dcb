/** Outlines on a 24 px grid, drawn with the text's colour. Decorative: the control beside it carries the name. */
const PATHS = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  dashboard: 'M4 20V4M4 20h16M8.5 16.5v-5M13 16.5V8M17.5 16.5v-3.5',
  leads: 'M4 13.5h4.5l1.5 3h4l1.5-3H20M6.5 5h11L20 13.5V19H4v-5.5z',
  messages: 'M4.5 5.5h15v10.5h-8L7 19.5V16H4.5z',
  pageOptimization: 'M4.5 4.500h15v15h-15zM4.5 9h15M8 15.500l2.500-3 2 2 3.500-4',
  settings: 'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M13 5v5M7.5 14v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  error: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.5v.01',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.2l2.7 2.8L16 9.5',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  theme: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6',
  keyboard: 'M3.5 6.500h17v11h-17zM7 10.500h.01M10.5 10.500h.01M14 10.500h.01M17 10.500h.01M8.5 14h7',
  signOut: 'M14 4.500H5.500v15H14M10.5 12H20m-3.5-4 4 4-4 4',
  copy: 'M9 9h10.500v10.500H9zM15 9V4.500H4.500V15H9',
  trash: 'M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 12.500h9l1-12.5',
  archive: 'M4 5h16v4H4zM5.5 9v10.500h13V9M10 13h4',
  send: 'M4 12 20 4.5 15 20l-3.5-6.500zM11.5 13.5 20 4.5',
  clock: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3.5 2',
  ban: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12',
  external: 'M10 5H5v14h14v-5M13.5 4.500h6v6M19.5 4.5 11 13',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.500h10a5.5 5.5 0 0 1 0 11H9',
  offline: 'M4 4l16 16M8.5 13.500a5 5 0 0 1 4-1.400M5 10.200A10 10 0 0 1 8.6 8M19 10.200a10 10 0 0 0-7-2.700M12 18v.01',
  inbox: 'M4 13.5h4.5l1.5 3h4l1.500-3H20M4 13.500V19h16v-5.500M12 4v6.500M9 8l3 3 3-3',
  mail: 'M4 6h16v12.500H4zM4.500 6.500 12 13l7.500-6.500',
  phone:
    'M8.500 4.500 10.500 9 8.500 11a10 10 0 0 0 4.500 4.500l2-2 4.500 2v3.500a1 1 0 0 1-1 1A14 14 0 0 1 4 5.500a1 1 0 0 1 1-1z',
  deal: 'M4 8.500h16V19H4zM9 8.500V5.500h6v3M4 13h16',
  document: 'M6.500 4h7l4 4v12h-11zM13.500 4v4h4M9.500 12.500h5M9.500 16h5',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  retry: 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .5 4',
  whatsapp:
    'M4 20l1.200-4A8 8 0 1 1 8.200 19zM9.200 8.200c-1 1.200-.300 3 1.300 4.700s3.500 2.500 4.700 1.400c.500-.500.400-1-.200-1.300l-1.200-.600c-.400-.200-.700-.100-1 .200-.300.400-1 .100-1.700-.600s-1-1.300-.600-1.700c.300-.300.400-.600.200-1l-.600-1.100c-.200-.500-.600-.400-.9 0z',
  star: 'm12 4 2.500 5.100 5.500.800-4 3.900.950 5.500L12 16.700l-4.950 2.600.950-5.500-4-3.900 5.500-.800z',
  pin: 'M12 20.500c4-4.500 6-7.600 6-10.500a6 6 0 0 0-12 0c0 2.900 2 6 6 10.500ZM12 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
  print: 'M7 8.500V4h10v4.500M7 16.500H4v-8h16v8h-3M7 13.500h10V20H7zM16.500 11h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
