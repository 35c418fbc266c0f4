const storages = { local: () => localStorage, session: () => sessionStorage };
type Area = keyof typeof storages;

/** For browsers whose storage is missing (in-app browsers), forbidden or full. */
const fallback = new Map<string, string>();

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Returns false if the item will be lost with the page. */
export function saveItem(key: string, value: string, area: Area = 'local'): boolean {
  fallback.set(key, value);
  const isSaved = attempt(() => {
    storages[area]().setItem(key, value);
    return fallback.delete(key);
  });
  return isSaved ?? false;
}

export const readItem = (key: string, area: Area = 'local'): string | null =>
  fallback.get(key) ?? attempt(() => storages[area]().getItem(key)) ?? null;

export function removeItem(key: string, area: Area = 'local'): void {
  fallback.delete(key);
  attempt(() => storages[area]().removeItem(key));
}

export function storedValue<Value>(area: Area, key: string, parse: (json: unknown) => Value | undefined) {
  return {
    read: (): Value | undefined => attempt(() => parse(JSON.parse(readItem(key, area) ?? 'null'))),
    write: (value: Value): boolean => saveItem(key, JSON.stringify(value), area),
    remove: (): void => removeItem(key, area),
  };
}

export const storedKeys = (area: Area): string[] => attempt(() => Object.keys(storages[area]())) ?? [];

export const isRecent = (at: unknown, maxAgeMs: number): boolean =>
  typeof at === 'number' && Date.now() - at < maxAgeMs;

export function clearStorage(): void {
  fallback.clear();
  for (const key of storedKeys('local')) removeItem(key);
  attempt(() => sessionStorage.clear());
}

/** Other tabs log out when storage is cleared. Browsers send no event for clearing an empty storage. */
export function signalOtherTabs(): void {
  attempt(() => {
    localStorage.setItem('loggedOut', '1');
    localStorage.clear();
  });
}
