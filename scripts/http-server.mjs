import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from './project.mjs';

const drainTimeoutMs = 30_000;
const slowStartMs = 15_000;

/**
 * Starts Next behind the request pipeline of `lib/http`, which the application hands over once it is prepared, and listens. Node
 * 20 reads no TypeScript, so the pipeline cannot be imported here.
 */
export async function startHttpServer({ isDevelopment, host, port }) {
  // Not at the top: a first start installs it.
  const { default: next } = await import('next');
  const server = createServer();
  // Next would take upgrade requests past the pipeline. Only its development server speaks another protocol; without a listener Node
  // treats such a request as an ordinary one.
  const upgradeServer = isDevelopment ? server : createServer();
  const app = next({ dir: project, dev: isDevelopment, hostname: host, port, httpServer: upgradeServer, quiet: true });
  const prepared = once(process, 'prepared');
  const announcement = setTimeout(() => console.log('Preparing the database.'), slowStartMs);
  const [[pipeline]] = await Promise.all([prepared, app.prepare()]);
  clearTimeout(announcement);
  const handle = app.getRequestHandler();
  server.on('request', (request, response) => {
    pipeline(request, response, () => handle(request, response)).catch((error) => {
      console.error('A request failed before the framework.', error);
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  endOnSignal(server, app);
}

/** Finishes the requests in flight, for at most 30 s: a client that never finishes must not hold the process. */
function endOnSignal(server, app) {
  let isEnding = false;
  const end = async (code) => {
    // npm passes on a signal that the terminal has sent already.
    if (isEnding) return;
    isEnding = true;
    void pause(drainTimeoutMs, undefined, { ref: false }).then(() => process.exit(1));
    server.close();
    await once(server, 'close');
    await app.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => end(143));
  process.on('SIGINT', () => end(130));
}
