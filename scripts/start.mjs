import module from 'node:module';
import { join } from 'node:path';
import { main } from './problem.mjs';
import { project } from './project.mjs';

module.enableCompileCache?.(join(project, '.next', 'compiled'));

await main(async () => {
  const { serve } = await import('./server.mjs');
  await serve('start');
});
