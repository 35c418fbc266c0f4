import type { Operation } from '@/lib/contract/operation';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Paths of values that the schema drops. Blank texts count as absent. */
function lostPaths(sent: unknown, read: unknown, path: string): string[] {
  if (sent === undefined || sent === null || sent === '') return [];
  if (!isFields(sent)) return read === undefined ? [path] : [];
  if (!isFields(read)) return [path];
  if (Array.isArray(sent) && !(Array.isArray(read) && read.length === sent.length)) return [`${path}.length`];
  return Object.entries(sent).flatMap(([name, value]) => lostPaths(value, read[name], `${path}.${name}`));
}

/** For tests and development: schemas of responses accept almost anything, to tolerate existing backends. */
export function checkResponse({ method, path, response }: Operation, data: unknown): void {
  const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
  const parsed = response.safeParse(sent);
  const problems = parsed.success
    ? lostPaths(sent, parsed.data, 'data')
    : parsed.error.issues.map(({ message }) => message);
  if (problems.length > 0) throw new Error(`${method} ${path} breaks its contract: ${problems.join(', ')}`);
}
