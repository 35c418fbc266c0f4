import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { project } from './project.mjs';

const drainTimeoutMs = 30_000;
const slowStartMs = 15_000;
/** For requests on their way: `close` takes their connections for idle and resets them. */
const arrivalMs = 500;
/** Longer than proxies and clients keep an idle connection: a request that meets its end is lost. */
export const idleConnectionMs = 75_000;

/**
 * The application emits the pipeline of `lib/http` as `pipeline`, then `prepared`, and expects `listening`: Node 20 cannot import TypeScript
 * here. Requests that need Next wait until all is prepared. The server listens once `completion`, of the build, is over.
 */
export async function startHttpServer({ isDevelopment, host, port, completion }) {
  // Dynamic: a first start installs it.
  const { default: next } = await import('next');
  const server = createServer({ keepAliveTimeout: idleConnectionMs });
  // Next would handle upgrade requests outside the pipeline. Only its development server needs them.
  const upgradeServer = isDevelopment ? server : createServer();
  const app = next({ dir: project, dev: isDevelopment, hostname: host, port, httpServer: upgradeServer, quiet: true });
  endOnSignal(server, app);
  const [piped, prepared] = [once(process, 'pipeline'), once(process, 'prepared')];
  const announcement = setTimeout(() => console.log('Preparing the database.'), slowStartMs);
  const ready = Promise.all([app.prepare(), prepared]);
  const [[pipeline]] = await Promise.all([Promise.race([piped, ready.then(() => piped)]), completion]);
  const handle = async (request, response) => {
    await ready;
    if (!response.destroyed) await app.getRequestHandler()(request, response);
  };
  server.on('request', (request, response) => {
    pipeline(request, response, () => handle(request, response)).catch((error) => {
      console.error('A request failed before the framework.', error);
      response.destroy();
    });
  });
  server.listen(port, host);
  await Promise.all([once(server, 'listening'), ready]);
  clearTimeout(announcement);
  process.emit('listening', { host, port });
}

function endOnSignal(server, app) {
  let isEnding = false;
  const end = async (code) => {
    // npm forwards signals that the terminal has also sent.
    if (isEnding) return;
    isEnding = true;
    void pause(drainTimeoutMs, undefined, { ref: false }).then(() => process.exit(1));
    await closeServer(server);
    await app.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => end(143));
  process.on('SIGINT', () => end(130));
}

/** Waits for the requests in progress. */
export async function closeServer(server) {
  await pause(arrivalMs);
  // If the event loop was blocked, what has arrived meanwhile is read only after this timer.
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  server.close();
  await once(server, 'close');
}
