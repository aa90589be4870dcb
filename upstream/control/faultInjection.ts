import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireFault } from '../contract/faults.ts';
import type { Faults } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    fault: WireFault | null;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HUGE_CHUNK = 65_536;

/**
 * Applies faults to contract calls once their credential has been checked. A `before` fault prevents the call (a delay
 * only postpones it), an `after` fault tampers with the response of an executed call.
 */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', null);

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || call.tag === 'control') return;
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = faults.take({ method: call.method, path, account: request.account?.id ?? null });
    if (fault === null) return;
    request.faultId = fault.id;
    if (fault.when === 'before' && fault.kind === 'delay') {
      await pause(reply, fault.delayMs, faults.lifted(fault));
      return;
    }
    request.fault = fault;
    if (fault.when === 'before') {
      await reply
        .type(JSON_TYPE)
        .send(JSON.stringify({ code: 'NOT_EXECUTED', message: 'An injected fault prevented this call.' }));
      // If the client gives up first, nothing was sent, and Fastify would execute a call without a body.
      reply.hijack();
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request;
    return fault === null ? payload : await disturb(fault, faults, request, reply, toText(payload));
  });
}

async function disturb(
  fault: WireFault,
  faults: Faults,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<unknown> {
  switch (fault.kind) {
    case 'delay':
      await pause(reply, fault.delayMs, faults.lifted(fault));
      return text;
    case 'hang':
      await pause(reply, null, faults.lifted(fault));
      return text;
    case 'reset':
      request.raw.socket.resetAndDestroy();
      return text;
    case 'resetMidBody':
      return sized(reply, text, brokenOff(text, request));
    case 'trickle':
      return sized(reply, text, trickled(text, fault.delayMs));
    case 'status':
      reply.code(fault.status).type(JSON_TYPE);
      if (fault.retryAfter !== null) reply.header('retry-after', String(fault.retryAfter));
      return JSON.stringify(fault.body ?? { code: 'FORCED', message: `Forced status ${fault.status}.` });
    case 'malformed':
      reply.code(200).type(JSON_TYPE);
      return text === '' ? '{"broken":' : text.slice(0, Math.ceil(text.length / 2));
    case 'contentType':
      reply.code(200).type('text/html; charset=utf-8');
      return '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
    case 'redirect':
      reply.code(302).header('location', fault.location);
      return '';
    case 'huge':
      reply.code(200).type(JSON_TYPE);
      return huge(fault.bytes);
  }
}

/** Waits for the time given (null: forever), or until the client disconnects or the fault is removed. */
async function pause(reply: FastifyReply, milliseconds: number | null, lifted: Promise<void>): Promise<void> {
  const over = new AbortController();
  const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve));
  const time = milliseconds === null ? [] : [sleep(milliseconds, undefined, { signal: over.signal })];
  await Promise.race([gone, lifted, ...time]);
  over.abort();
  // Aborting the timer rejects its promise.
  await Promise.allSettled(time);
}

function toText(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) ? payload.toString('utf8') : '';
}

function sized(reply: FastifyReply, text: string, stream: Readable): Readable {
  reply.header('content-length', Buffer.byteLength(text));
  return stream;
}

function brokenOff(text: string, request: FastifyRequest): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(text).subarray(0, Math.ceil(text.length / 2));
      // Long enough for the first half to be sent.
      await sleep(20);
      request.raw.socket.resetAndDestroy();
    })(),
  );
}

function trickled(text: string, everyMs: number): Readable {
  return Readable.from(
    (async function* () {
      for (const byte of Buffer.from(text)) {
        yield Buffer.of(byte);
        await sleep(everyMs);
      }
    })(),
  );
}

function huge(bytes: number): Readable {
  return Readable.from(
    (function* () {
      const chunk = Buffer.alloc(HUGE_CHUNK, 'x');
      yield Buffer.from('{"filler":"');
      for (let left = bytes; left > 0; left -= HUGE_CHUNK) yield chunk.subarray(0, Math.min(left, HUGE_CHUNK));
      yield Buffer.from('"}');
    })(),
  );
}
