import { setup } from './snapshot.setup.ts';

/** Playwright wants the function as default export. */
export default setup;
