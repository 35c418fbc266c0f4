import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const hint = '//# allFunctionsCalledOnLoad\n';
const compress = promisify(brotliCompress);

/**
 * What the framework's build leaves undone for slow phones and lines. `build` is the folder of the build.
 * Every page runs the framework's own scripts at once: marked so, Chrome compiles them while they arrive, off the page's own thread,
 * and not function by function while the visitor waits. Then each script and sheet gets a Brotli copy, a seventh smaller
 * than gzip and packed once; a host such as Vercel packs on its own.
 */
export async function finishBuild(build) {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0)) throw new Error('The build names no scripts of the framework.');
  await Promise.all(rootMainFiles.map((name) => mark(join(build, name))));
  if (process.env.VERCEL) return;
  const folder = join(build, 'static');
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(names.map((name) => pack(join(folder, name))));
}

async function mark(file) {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(hint)) await writeFile(file, hint + script);
}

async function pack(file) {
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await compress(text, { params }));
}
