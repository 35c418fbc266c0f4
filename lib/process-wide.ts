/** Next bundles instrumentation, routes and pages separately, so each bundle has its own copy of a module variable. */
export function processWide<Value>(name: string, create: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined };
  const key = Symbol.for(`school.${name}`);
  values[key] ??= create();
  return values[key];
}
