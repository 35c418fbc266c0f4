import { spawnSync } from 'node:child_process';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

const timeoutMs = 120_000;
/** These are about the packages, everything else about the way to the registry and its keys. */
const ownFailures = new Set(['EEXPIREDSIGNATUREKEY', 'EMISSINGSIGNATUREKEY', 'EINTEGRITY', 'EATTESTATIONSUBJECT']);

/** `npm audit signatures`. Without network, or with a registry that signs nothing, it says so and passes. @throws Problem */
export function checkSignatures(print = console.log) {
  const npm = process.env.npm_execpath;
  const args = ['audit', 'signatures', '--json', '--fetch-retries=0'];
  const [command, rest] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { stdout } = spawnSync(command, rest, {
    cwd: project,
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 2 ** 26,
  });
  print(judgeSignatures(stdout ?? ''));
}

/** @throws Problem for a package whose signature is wrong, or missing although its registry signs */
export function judgeSignatures(json) {
  const { invalid = [], missing = [], error } = parse(json);
  const names = [...invalid, ...missing].map(({ name, version }) => `${name} ${version}`);
  if (names.length > 0) throw new Problem(`Without a valid signature of the registry: ${names.join(', ')}.`);
  if (ownFailures.has(error?.code)) throw new Problem(error.summary);
  if (error) return `Signatures are not available from this registry: ${error.code ?? ''} ${error.summary}`;
  return 'Every package has a valid signature of its registry.';
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return { error: { summary: 'npm gave no result' } };
  }
}
