import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the first line of a script: Chrome, from 136, compiles all its functions while it downloads, off the main thread. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Most larger scripts, apart from the framework's, are those of the admin's editors and lists, little of whose code runs. */
const maxBytes = 64 * 1024;

/** Marks the scripts of the framework and the small ones in a build. */
export async function addCompileHints(build) {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0)) throw new Error('The build names no scripts of the framework.');
  const scripts = readdirSync(join(build, 'static'), { recursive: true }).filter((name) => name.endsWith('.js'));
  const names = scripts.map((name) => `static/${name.replaceAll('\\', '/')}`);
  const small = names.filter((name) => statSync(join(build, name)).size <= maxBytes);
  await Promise.all([...new Set([...rootMainFiles, ...small])].map((name) => addCompileHint(join(build, name))));
}

async function addCompileHint(file) {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}
