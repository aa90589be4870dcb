import { expect, test } from '../harness/portal.ts';
import { chatWith } from './testing/messengerPage.ts';
import { ask, signedIn } from './testing/signedIn.ts';

test('once chosen, a hidden tab announces a new message (EXT-14)', async ({ page, portal }) => {
  // Headless browsers show no notifications.
  await page.addInitScript(() => {
    class RecordedNotification {
      static readonly shown: string[] = [];
      static permission = 'default';
      static requestPermission() {
        RecordedNotification.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body }: NotificationOptions) {
        RecordedNotification.shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: RecordedNotification });
  });
  const shown = () => page.evaluate(() => (window.Notification as unknown as { readonly shown: string[] }).shown);
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, 'Henry Bennett');
  const receive = () => portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Are you there?' });
  const unread = async () => {
    const answer = await ask(page, '{ viewer { messenger { unreadMessages } } }');
    return (answer as { data: { viewer: { messenger: { unreadMessages: number } } } }).data.viewer.messenger
      .unreadMessages;
  };
  await page.goto('profile/messages');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.getByRole('button', { name: 'Notifications and sound' }).click();
  // Its code is loaded only now, and announces what comes after it has started, perhaps not yet this message.
  const loaded = page.waitForResponse(/MessageAlerts/);
  await page.getByRole('switch', { name: 'Desktop notifications for new messages' }).click();
  await (await loaded).finished();
  await receive();
  const count = await unread();
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\)`), { timeout: 12_000 });
  await receive();
  const announced = async () => (await shown()).at(-1);
  await expect.poll(announced, { timeout: 15_000 }).toBe(`New message: ${count + 1} unread messages`);
});
