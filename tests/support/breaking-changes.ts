import type { Schema } from '@/lib/backend/documentation/json-schema';

type Content = Record<string, { schema: Schema }>;
type Call = {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
  security: object[];
};
export type ComparedDocument = { paths: Record<string, Record<string, Call>> };

/** What a request may contain must stay allowed; what a response contains must stay there. */
type Direction = 'request' | 'response';

/** What clients of the released API can no longer rely on, one line each. */
export function findBreakingChanges(released: ComparedDocument, current: ComparedDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, calls]) => {
    if (!current.paths[path]) return [`${path}: removed`];
    return Object.entries(calls).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = current.paths[path]?.[method];
      return now ? compareCalls(name, call, now) : [`${name}: removed`];
    });
  });
}

function compareCalls(name: string, before: Call, now: Call): string[] {
  return [
    ...compareParameters(name, before, now),
    ...compareContent(`${name} request`, before.requestBody?.content, now.requestBody?.content, 'request'),
    ...compareContent(`${name} response`, before.responses[200]?.content, now.responses[200]?.content, 'response'),
    ...(now.requestBody && !before.requestBody ? [`${name} request: a body is required`] : []),
    ...before.security
      .filter((way) => !includes(now.security, way))
      .map((way) => `${name}: ${JSON.stringify(way)} is no longer accepted`),
    ...(before.security.length === 0 && now.security.length > 0 && !includes(now.security, {})
      ? [`${name}: needs authentication`]
      : []),
  ];
}

const includes = (list: object[], wanted: object) => list.some((one) => isEqual(one, wanted));
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function compareParameters(name: string, before: Call, now: Call): string[] {
  const find = ({ parameters }: Call, wanted: Call['parameters'][number]) =>
    parameters.find((one) => one.name === wanted.name && one.in === wanted.in);
  return [
    ...before.parameters.flatMap((parameter) => {
      const path = `${name} ${parameter.in} ${parameter.name}`;
      const left = find(now, parameter);
      if (!left) return [`${path}: removed`];
      const isStricter = left.required && !parameter.required;
      return [
        ...(isStricter ? [`${path}: is required`] : []),
        ...compareSchemas(path, parameter.schema, left.schema, 'request'),
      ];
    }),
    ...now.parameters
      .filter((parameter) => parameter.required && !find(before, parameter))
      .map((parameter) => `${name} ${parameter.in} ${parameter.name}: is required`),
  ];
}

function compareContent(name: string, before: Content = {}, now: Content = {}, direction: Direction): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const left = now[type];
    return left ? compareSchemas(name, schema, left.schema, direction) : [`${name}: ${type} removed`];
  });
}

const lowerLimits = ['minLength', 'minimum', 'minItems'] as const;
const upperLimits = ['maxLength', 'x-maxCharacters', 'maximum', 'maxItems'] as const;

function compareSchemas(path: string, before: Schema, now: Schema, direction: Direction): string[] {
  if (before.anyOf || now.anyOf) return compareAlternatives(path, before, now, direction);
  if (!isEqual(before.type, now.type))
    return [`${path}: ${before.type ?? 'anything'} became ${now.type ?? 'anything'}`];
  return [
    ...(isEqual(before.const, now.const) ? [] : [`${path}: the constant changed`]),
    ...compareEnums(path, before, now),
    ...(direction === 'request' ? compareLimits(path, before, now) : []),
    ...compareProperties(path, before, now, direction),
    ...(before.items ? compareSchemas(`${path}[]`, before.items, now.items ?? {}, direction) : []),
    ...(before.additionalProperties
      ? compareSchemas(`${path}{}`, before.additionalProperties, now.additionalProperties || {}, direction)
      : []),
  ];
}

/** A request may still be any released alternative; a response is still one of them. */
function compareAlternatives(path: string, before: Schema, now: Schema, direction: Direction): string[] {
  const [old, current] = [before.anyOf ?? [before], now.anyOf ?? [now]];
  const fits = (one: Schema, other: Schema) => compareSchemas(path, one, other, direction).length === 0;
  const isKept =
    direction === 'request'
      ? old.every((one) => current.some((other) => fits(one, other)))
      : current.every((other) => old.some((one) => fits(one, other)));
  return isKept ? [] : [`${path}: the alternatives changed`];
}

function compareEnums(path: string, before: Schema, now: Schema): string[] {
  if (!now.enum) return [];
  if (!before.enum) return [`${path}: only some values are left`];
  return before.enum.filter((value) => !now.enum?.includes(value)).map((value) => `${path}: value ${value} removed`);
}

function compareLimits(path: string, before: Schema, now: Schema): string[] {
  const narrowed = [
    ...lowerLimits.filter((name) => (now[name] ?? -Infinity) > (before[name] ?? -Infinity)),
    ...upperLimits.filter((name) => (now[name] ?? Infinity) < (before[name] ?? Infinity)),
    ...(['pattern', 'format'] as const).filter((name) => now[name] !== undefined && now[name] !== before[name]),
  ];
  return narrowed.map((name) => `${path}: ${name} ${before[name] ?? 'none'} became ${now[name]}`);
}

function compareProperties(path: string, before: Schema, now: Schema, direction: Direction): string[] {
  const [old, current] = [before.properties ?? {}, now.properties ?? {}];
  const [wasRequired, isRequired] = [new Set(before.required), new Set(now.required)];
  const stricter = [...isRequired].filter((name) => !wasRequired.has(name));
  const looser = [...wasRequired].filter((name) => !isRequired.has(name) && current[name]);
  return [
    ...Object.entries(old).flatMap(([name, schema]) =>
      current[name]
        ? compareSchemas(`${path}.${name}`, schema, current[name], direction)
        : [`${path}.${name}: removed`],
    ),
    ...(direction === 'request'
      ? stricter.map((name) => `${path}.${name}: is required`)
      : looser.map((name) => `${path}.${name}: may be missing`)),
  ];
}
