import { ConnectionHandler, DefaultHandlerProvider } from 'relay-runtime';
import type { HandleFieldPayload, RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Set on a connection whose last edges may not continue the earlier ones. */
const GAP = 'hasGap';

/**
 * Relay's handlers, except that a refetch of the end of a list (`last` without `before`) also keeps what it cannot
 * contain: edges added while it was on its way, and earlier pages if the answer overlaps the edges in the store.
 */
export function handlerProvider(name: string): ReturnType<typeof DefaultHandlerProvider> {
  return name === 'connection' ? { update } : DefaultHandlerProvider(name);
}

/** Call it when edges were missed: the next refetch of the end then replaces all earlier ones. */
export function markGap(store: RecordSourceProxy, connectionId: string): void {
  store.get(connectionId)?.setValue(true, GAP);
}

function update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
  const { last, before } = payload.args;
  const isEnd = last != null && before == null;
  const connection = isEnd ? store.get(payload.dataID)?.getLinkedRecord(payload.handleKey) : null;
  if (!connection) {
    ConnectionHandler.update(store, payload);
    return;
  }
  const held = edgesOf(connection);
  const pageInfo = connection.getLinkedRecord('pageInfo');
  const startCursor: unknown = pageInfo?.getValue('startCursor');
  const hasPreviousPage: unknown = pageInfo?.getValue('hasPreviousPage');
  ConnectionHandler.update(store, payload);

  const answered = edgesOf(connection);
  const ids = answered.map(nodeIdOf);
  const heldIds = held.map(nodeIdOf);
  const start = heldIds.indexOf(ids[0]);
  const end = heldIds.indexOf(ids.at(-1));
  // Added edges are not in order, so that some of either side can be in the answer.
  const isMissing = (edge: RecordProxy) => !ids.includes(nodeIdOf(edge));
  const earlier = connection.getValue(GAP) === true ? [] : held.slice(0, Math.max(0, start)).filter(isMissing);
  const added = end === -1 && ids.length > 0 ? [] : held.slice(end + 1).filter(isMissing);
  connection.setLinkedRecords([...earlier, ...answered, ...added], 'edges');
  connection.setValue(false, GAP);
  if (earlier.length > 0) pageInfo?.setValue(startCursor, 'startCursor').setValue(hasPreviousPage, 'hasPreviousPage');
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
}

function nodeIdOf(edge: RecordProxy): string | undefined {
  return edge.getLinkedRecord('node')?.getDataID();
}
