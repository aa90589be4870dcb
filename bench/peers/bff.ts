// Peer: careful hand-written code for exactly these screens, with node:http, undici's dispatch, no GraphQL, and one
// response per screen.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dashboardScreen } from './dashboardScreen.ts';
import { accountIdOf, createReads, getByDispatch } from './reads.ts';
import type { Reads } from './reads.ts';
import { leadsScreen, leadsWithChats, messengerScreen } from './screens.ts';

interface Asked {
  readonly screen: string;
  readonly variables: { readonly chatUuid?: string };
}

const screens = new Map<string, (reads: Reads, accountId: string, asked: Asked) => Promise<unknown>>([
  ['leads', leadsScreen],
  ['dashboard', dashboardScreen],
  ['messenger', (reads, accountId, { variables }) => messengerScreen(reads, accountId, variables.chatUuid ?? '')],
  ['leadsWithChats', leadsWithChats],
]);

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const authorization = request.headers.authorization ?? '';
  const asked = JSON.parse(body) as Asked;
  const screen = screens.get(asked.screen);
  if (!screen) {
    response.writeHead(404).end();
    return;
  }
  const accountId = await accountIdOf(getByDispatch, authorization);
  const viewer = await screen(createReads(getByDispatch, authorization), accountId, asked);
  const bytes = Buffer.from(JSON.stringify({ data: { viewer } }));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
}

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end();
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    answer(request, response, body).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
