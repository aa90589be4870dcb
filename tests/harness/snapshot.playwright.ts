import { setup } from './snapshot.setup.ts';

/** Playwright requires the function as default export. */
export default setup;
