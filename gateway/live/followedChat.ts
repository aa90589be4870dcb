/** A chat and whether following it marks what the lead writes as read, as an open chat of the portal does. */
export interface FollowedChat {
  readonly uuid: string;
  readonly marksRead: boolean;
}

/** Tools and browsers follow a chat apart, because only browsers mark what they read. */
export function topicName({ uuid, marksRead }: FollowedChat): string {
  return marksRead ? `chat:${uuid}` : `chat:${uuid}:unmarked`;
}
