import { setup } from './snapshot.setup.ts';

/** Playwright requires the setup function to be the default export. */
export default setup;
