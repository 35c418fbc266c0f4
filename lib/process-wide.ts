/**
 * A value that exists once per process. Next bundles its start, its routes and its pages apart, so a module's own variable exists
 * once in each of them.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined };
  const key = Symbol.for(`school.${name}`);
  values[key] ??= create();
  return values[key];
}
