/** The texts of one language. `{who}` and `{title}` are filled in. */
export interface MessageTexts {
  readonly productName: string;
  readonly newLead: { readonly subject: string; readonly text: string; readonly action: string };
  readonly unreadMessages: { readonly subject: string; readonly text: string; readonly action: string };
  readonly passwordReset: {
    readonly subject: string;
    readonly text: string;
    readonly action: string;
    readonly ignore: string;
  };
  /** Why the reader gets notifications, and how to turn them off. */
  readonly reason: string;
  readonly unsubscribe: string;
}
