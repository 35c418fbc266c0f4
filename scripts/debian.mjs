import { exitCode, which } from './command.mjs';
import { Problem } from './problem.mjs';

/** As root or with sudo. Throws Problem with the advice. */
export async function installPackage(name, advice) {
  const missing = `${name} is needed and was not found. ${advice}`;
  if (!which('apt-get')) throw new Problem(missing);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !which('sudo')) throw new Problem(`${missing} (Installing it here needs root.)`);
  console.log(`Installing Debian's ${name}.`);
  const asRoot = isRoot ? ['env'] : ['sudo', 'env'];
  const apt = async (...args) => {
    const [command, ...rest] = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return (await exitCode(command, rest)) === 0;
  };
  await apt('update');
  if (!(await apt('install', '-y', '--no-install-recommends', name))) throw new Problem(missing);
}
