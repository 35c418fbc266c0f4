import { exitCode, which } from './command.mjs';
import { Problem } from './problem.mjs';

/** Installs a Debian package, as root or through sudo; throws a Problem that says what to do where neither is possible. */
export async function installPackage(name, otherwise) {
  const missing = `${name} is needed and was not found. ${otherwise}`;
  if (!which('apt-get')) throw new Problem(missing);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !which('sudo')) throw new Problem(`${missing} (Installing it here needs root.)`);
  console.log(`Installing Debian's ${name}.`);
  const asRoot = isRoot ? ['env'] : ['sudo', 'env'];
  const apt = async (...args) => {
    const [command, ...rest] = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return (await exitCode(command, rest)) === 0;
  };
  // The lists of a fresh machine are empty, and those of an old one may name files that are gone.
  await apt('update');
  if (!(await apt('install', '-y', '--no-install-recommends', name))) throw new Problem(missing);
}
