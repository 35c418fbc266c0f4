import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compileHint } from './compile-hint.mjs';

const compress = promisify(brotliCompress);

/** Marks the framework’s scripts with the hint and compresses all. Vercel compresses by itself. */
export async function finishBuild(build) {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0)) throw new Error('The build names no scripts of the framework.');
  await Promise.all(rootMainFiles.map((name) => addCompileHint(join(build, name))));
  if (process.env.VERCEL) return;
  const folder = join(build, 'static');
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(names.map((name) => writeBrotliCopy(join(folder, name))));
}

async function addCompileHint(file) {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}

async function writeBrotliCopy(file) {
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await compress(text, { params }));
}
