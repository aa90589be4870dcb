/** The database cannot be used as it is. The message is one sentence for the person starting the server. */
export class UnusableDatabase extends Error {}
