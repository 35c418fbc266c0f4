/** Method and path of an operation: all that a browser has to know before it calls. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, as Hono writes it: `/course/get_course/:courseId`. */
  readonly path: `/${string}`;
};

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path by name. */
export type PathParams<E extends Endpoint> = { [Name in NamesIn<E['path']>]: string };

export type QueryValues = Record<string, string | number | undefined>;

/** The path of a request below `/api`, with its parameters and query encoded. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
  query: QueryValues = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(value as string | number)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** The URL of an operation on this site, for `fetch` and for the `action` of a form. */
export const apiUrl = <E extends Endpoint>(endpoint: E, params?: PathParams<E>, query?: QueryValues): string =>
  `/api${pathOf(endpoint, params, query)}`;
