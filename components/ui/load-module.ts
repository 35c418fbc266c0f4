const timeoutMs = 5000;
const retryDelayMs = 5000;

export function loadWithTimeout<Module>(loading: Promise<Module>): Promise<Module | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([loading.catch(() => undefined), timeout]);
}

let isDelayed = false;
const listeners = new Set<() => void>();

function setDelayed(value: boolean): void {
  isDelayed = value;
  for (const listener of listeners) listener();
}

export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    setDelayed(false);
    return module;
  } catch {
    setDelayed(true);
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return loadWithRetry(load);
  }
}

/** Whether the last try of `loadWithRetry` failed, as a store for `useSyncExternalStore`. */
export const delayStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => isDelayed,
  getServerSnapshot: () => false,
};
