// Peer: careful hand-written code for exactly these screens, with node:http, undici's dispatch, no GraphQL, and one
// response per screen.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountIdOf, createReads, getByDispatch } from './reads.ts';
import { screens } from './screensByName.ts';
import type { ScreenVariables } from './screensByName.ts';

interface Asked {
  readonly screen: string;
  readonly variables: ScreenVariables;
}

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const authorization = request.headers.authorization ?? '';
  const asked = JSON.parse(body) as Asked;
  const screen = screens.get(asked.screen);
  if (!screen) {
    response.writeHead(404).end();
    return;
  }
  const accountId = await accountIdOf(getByDispatch, authorization);
  const viewer = await screen(createReads(getByDispatch, authorization), accountId, asked.variables);
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
