export const apiBase = '/api';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `apiBase`, in Hono's syntax: `/course/get_course/:courseId`. */
  readonly path: `/${string}`;
};

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParams<E extends Endpoint> = { [Name in NamesIn<E['path']>]: string };

export type QueryValues = Record<string, string | number | undefined>;

export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
  query: QueryValues = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = entries.map(([name, value]) => `${name}=${encodeURIComponent(value as string | number)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

export const apiUrl = <E extends Endpoint>(endpoint: E, params?: PathParams<E>, query?: QueryValues): string =>
  `${apiBase}${pathOf(endpoint, params, query)}`;
