// Memory of one of our servers started with `--inspect`: what is retained after a full garbage collection.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export interface Memory {
  /** Live objects, in MB. */
  readonly heap: number;
  /** Resident memory of the process, in MB. */
  readonly resident: number;
}

/** Reads the memory of a process through its inspector port after a garbage collection. */
export async function memoryOf(inspectorPort: number, processId: number): Promise<Memory> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the server has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let number = 0;
  const call = async (method: string): Promise<Readonly<Record<string, number>>> => {
    number += 1;
    const id = number;
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
      const answer = JSON.parse(data) as { id?: number; result?: Record<string, number> };
      if (answer.id === id) return answer.result ?? {};
    }
  };
  await call('HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = await call('Runtime.getHeapUsage');
  socket.close();
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
  return { heap: usedSize / 1_048_576, resident };
}
