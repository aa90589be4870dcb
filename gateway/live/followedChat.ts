/** A chat, and whether following it marks the lead's messages as read, the way an open chat in the portal does. */
export interface FollowedChat {
  readonly uuid: string;
  readonly marksRead: boolean;
}

/** Tools and browsers have separate topics for a chat, because only browsers mark messages as read. */
export function topicName({ uuid, marksRead }: FollowedChat): string {
  return marksRead ? `chat:${uuid}` : `chat:${uuid}:unmarked`;
}
