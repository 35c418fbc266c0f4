import { join } from 'node:path';
import { run, tool } from '../../scripts/command.mjs';
import { project } from '../../scripts/project.mjs';
import { startServer } from './running-server.mjs';

const folder = join(project, 'tests', 'bench', 'bare');
const next = tool('next/dist/bin/next');

export async function startBareApp() {
  await run(process.execPath, [next, 'build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return startServer([next, 'start', folder, '--hostname', '127.0.0.1'], '/10');
}

/** The cost of the framework alone on this machine. */
export const barePage = (site) => ({ name: '(bare page)', path: '/400', site });

export async function countElements(url) {
  const html = await (await fetch(url)).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z]/gi)?.length ?? 0;
}
