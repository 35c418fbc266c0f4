import { Problem } from '../problem.mjs';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** Turns errors that the operator can correct into a Problem, without the password or values of a record. */
export function explainFailure(error, url) {
  if (error instanceof Problem) return error;
  const { hostname, port, pathname, username } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username);
  const server = `${hostname || 'localhost'}:${port || 5432}`;
  const user = decodeURIComponent(username);
  const code = error.code ?? error.errors?.[0]?.code;
  if (unreachable.has(code) || /timeout expired/.test(error.message))
    return new Problem(`No PostgreSQL at ${server} (${code ?? 'timeout'}). Is it running, and is the URL right?`);
  if (code === '28P01' || /password must be a string/.test(error.message))
    return new Problem(`PostgreSQL at ${server} refused the password of ${user}. Correct it in the URL.`);
  if (code === '28000') return new Problem(`PostgreSQL at ${server} does not let ${user} in: ${error.message}.`);
  if (code === '3D000')
    return new Problem(`PostgreSQL at ${server} has no database ${database}. Create it, empty, first.`);
  if (code === '42501')
    return new Problem(
      `${user} may not do this in the database ${database} (${error.message}). Make ${user} its owner.`,
    );
  if (code === '53100') return new Problem(`The disk of PostgreSQL at ${server} is full. Make room, then try again.`);
  if (/^(57P|08)|Connection terminated/.test(`${code} ${error.message}`))
    return new Problem(
      `PostgreSQL at ${server} closed the connection. Run the same command again: it goes on from there.`,
    );
  if (error.table || error.constraint)
    return new Problem(`${error.table}: ${error.message}. Nothing of this table was copied.`);
  return error;
}
