import module from 'node:module';
import { join } from 'node:path';
import { main } from './problem.mjs';
import { project } from './project.mjs';

// From Node 22 on, what was compiled for one start is read back for the next.
module.enableCompileCache?.(join(project, '.next', 'compiled'));

await main(async () => {
  const { serve } = await import('./server.mjs');
  await serve('start');
});
