// The hand-written responses by the name of their operation.
import { dashboardScreen } from './dashboardScreen.ts';
import type { Reads } from './reads.ts';
import { leadsScreen, leadsWithChats, messengerScreen } from './screens.ts';

export interface ScreenVariables {
  readonly chatUuid?: string;
}

type Screen = (reads: Reads, accountId: string, variables: ScreenVariables) => Promise<unknown>;

export const screens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ['leads', leadsScreen],
  ['dashboard', dashboardScreen],
  ['messenger', (reads, accountId, { chatUuid = '' }) => messengerScreen(reads, accountId, chatUuid)],
  ['leadsWithChats', leadsWithChats],
]);
