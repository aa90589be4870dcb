// The load generator: persistent connections, each with its own credential and one pending request at a time.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** One connection to one server. */
interface Line {
  readonly socket: Socket;
  /** Called for every complete response with its status and the length of its body (-1: chunked). */
  onAnswer: (status: number, length: number) => void;
}

/** Open connections to a server; each uses the credential with its number. */
export interface Lines {
  /**
   * Sends `count` requests of one kind over all connections; rejects if a response is not 200, or has another length
   * than the previous one on its connection. `requests`: one text per connection.
   */
  run(requests: readonly Buffer[], count: number): Promise<void>;
  close(): void;
}

/** Parses responses with content-length or in chunks, only as far as needed to find their end. */
function readAnswers(line: Line): void {
  let text = '';
  let status = 0;
  let length = -1;
  /** Remaining bytes of the body; null while reading a head; -1 in a chunked body. */
  let left: number | null = null;
  line.socket.on('data', (chunk: string) => {
    text = left === null || left === -1 ? text + chunk : chunk;
    for (;;) {
      if (left === null) {
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = text.slice(0, end).toLowerCase();
        status = Number(head.slice(9, 12));
        length = Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? -1);
        left = length;
        text = text.slice(end + 4);
      }
      if (left === -1) {
        if (!text.endsWith('0\r\n\r\n')) return;
        text = '';
      } else if (text.length < left) {
        left -= text.length;
        text = '';
        return;
      } else {
        text = text.slice(left);
      }
      left = null;
      line.onAnswer(status, length);
      if (text === '') return;
    }
  });
}

/** Opens `count` connections to a local port. */
export async function openLines(port: number, count: number): Promise<Lines> {
  const lines = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      socket.setEncoding('latin1');
      await once(socket, 'connect');
      const line: Line = { socket, onAnswer: () => undefined };
      readAnswers(line);
      return line;
    }),
  );
  return {
    run: (requests, total) =>
      new Promise((resolve, reject) => {
        let sent = 0;
        let answered = 0;
        if (total === 0) resolve();
        if (lines.some(({ socket }) => socket.destroyed)) reject(new Error('a connection is closed'));
        for (const [index, line] of lines.entries()) {
          const request = requests[index % requests.length] ?? Buffer.alloc(0);
          const send = (): void => {
            if (sent === total) return;
            sent += 1;
            line.socket.write(request);
          };
          line.socket.removeAllListeners('close');
          line.socket.once('close', () => reject(new Error('the server closed a connection')));
          let expected = -1;
          line.onAnswer = (status, length) => {
            if (status !== 200 || (expected !== -1 && length !== expected)) {
              reject(new Error(`an answer was ${status} with ${length} bytes instead of ${expected}`));
              return;
            }
            expected = length;
            answered += 1;
            if (answered === total) resolve();
            else send();
          };
          send();
        }
      }),
    close: () => {
      for (const { socket } of lines) {
        socket.removeAllListeners('close');
        socket.destroy();
      }
    },
  };
}
