import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './readMail.ts';

/** What the server does with an email: accepts it, refuses it with a reply code, or never responds. */
export type SmtpAnswer = 'take' | 'hang' | number;

export interface TestSmtp {
  /** `smtp://127.0.0.1:<port>`. */
  readonly url: string;
  /** All accepted emails, in the order of their arrival. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/**
 * An SMTP server on this machine. `answer` decides what happens to each email after its data, and `refusesSender` whether
 * its sender may send any; by default all are accepted.
 */
export async function startSmtp({
  answer = () => 'take',
  refusesSender = () => false,
  port = 0,
}: {
  readonly answer?: (mail: ReceivedMail) => SmtpAnswer | Promise<SmtpAnswer>;
  readonly refusesSender?: () => boolean;
  readonly port?: number;
} = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onMailFrom(_address, _session, done) {
      done(refusesSender() ? Object.assign(new Error('Over quota.'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(session.envelope.rcptTo.map(({ address }) => address).join(), Buffer.concat(chunks));
        void Promise.resolve(answer(mail)).then((decision) => {
          if (decision === 'hang') return;
          if (decision === 'take') mails.push(mail);
          done(decision === 'take' ? null : Object.assign(new Error('No.'), { responseCode: decision }));
        });
      });
    },
  });
  // Senders may abort connections.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: async () => await new Promise((resolve) => server.close(() => resolve())),
  };
}
