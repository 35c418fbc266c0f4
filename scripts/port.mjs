import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { Problem } from './problem.mjs';

export async function chooseHostAndPort(env = process.env) {
  // Shells and containers set HOSTNAME to the name of the machine.
  const host = env.HOSTNAME && env.HOSTNAME !== hostname() ? env.HOSTNAME : '127.0.0.1';
  if (env.PORT) return { host, port: await parsePort(env.PORT, host) };
  for (let port = 3000; port < 3100; port += 1) {
    if (await isFree(port, host)) return { host, port };
  }
  throw new Problem('No port from 3000 to 3099 is free. Give one with PORT=….');
}

export const freePort = () => listen(0, '127.0.0.1');

async function parsePort(text, host) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) throw new Problem(`PORT must be 1 to 65535, not "${text}".`);
  if (!(await isFree(port, host)))
    throw new Problem(`Port ${port} is in use on ${host}. Give another one with PORT=….`);
  return port;
}

async function isFree(port, host) {
  try {
    await listen(port, host);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw new Problem(`The server cannot listen on ${host}, port ${port}: ${error.message}.`);
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: chosenPort } = server.address();
      server.close(() => resolve(chosenPort));
    });
  });
}
