import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Client, Pool } from 'pg';
import { changeChannel } from '@/lib/cms/notify-instances';
import { env } from '@/lib/env';
import { summarizeError } from '@/lib/log-error';

const connectTimeoutMs = 10_000;
const queryTimeoutMs = 10_000;
const maxRetryMs = 10_000;

/** Long enough for a busy instance: a timeout invalidates all data. Tests shorten them. */
export const listenTimeouts = { heartbeatMs: 10_000, echoMs: 10_000 };

export type ChangeListener = {
  /** After the commit, for changes of this instance too. */
  onChange: (tag: string) => void;
  /** Changes before this call may have been missed; later ones are not. */
  onConnect: () => void;
  onDisconnect: () => void;
};

type Database = { pool: Pick<Pool, 'query'>; pg: { Client: typeof Client } };

/** Listens on a connection of its own, and connects again whenever it fails. Returns a function that stops it. */
export function listenForChanges(cms: Payload, listener: ChangeListener): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void (async () => {
    for (let tries = 0; !signal.aborted; tries += 1) {
      const isConnected = () => {
        if (tries > 0) console.info('Changes of other instances are received again.');
        tries = 0;
        listener.onConnect();
      };
      await listenOnce(cms.db as unknown as Database, { ...listener, onConnect: isConnected }, signal).catch(
        (error) => {
          if (tries === 0 && !signal.aborted)
            console.error(
              'Changes of other instances show with a delay until this one receives them.',
              summarizeError(error),
            );
        },
      );
      listener.onDisconnect();
      await pause(Math.min(500 * 2 ** tries, maxRetryMs), undefined, { ref: false, signal }).catch(() => {});
    }
  })();
  return () => stopping.abort();
}

/** Ends when the connection does. */
async function listenOnce({ pool, pg }: Database, listener: ChangeListener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  const ownChannel = `instance_${randomUUID().replaceAll('-', '')}`;
  const lost = new AbortController();
  const ended = AbortSignal.any([lost.signal, signal]);
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort());
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === changeChannel) listener.onChange(payload);
  });
  // Through the pool: behind a pooler that gives each transaction another connection, no echo arrives.
  const checkEcho = async () => {
    // Not `AbortSignal.timeout`, which never fires inside `AbortSignal.any` once it is garbage-collected.
    const timer = setTimeout(() => lost.abort(), listenTimeouts.echoMs).unref();
    try {
      const echo = once(client, 'notification', { signal: ended });
      echo.catch(() => {});
      await pool.query('SELECT pg_notify($1, $2)', [ownChannel, '']);
      await echo;
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    await client.connect();
    await client.query(`LISTEN ${changeChannel}`);
    await client.query(`LISTEN ${ownChannel}`);
    await checkEcho();
    listener.onConnect();
    while (!ended.aborted) {
      await pause(listenTimeouts.heartbeatMs, undefined, { ref: false, signal: ended });
      await checkEcho();
    }
  } finally {
    // Not `end`, which waits for a server that may not respond.
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}
