import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the first line of a script: Chrome, from 136, compiles all its functions while it downloads, off the main thread. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Marks the framework’s scripts in a build. */
export async function addCompileHints(build) {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0)) throw new Error('The build names no scripts of the framework.');
  await Promise.all(rootMainFiles.map((name) => addCompileHint(join(build, name))));
}

async function addCompileHint(file) {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}
