const timeoutMs = 5000;
const retryDelayMs = 5000;

export type LoadState<Module> = { name: 'loading' | 'failed' } | { name: 'loaded'; module: Module };

export type Loader<Module> = {
  /** Undefined if this attempt fails; the next one follows by itself. */
  start: () => Promise<Module | undefined>;
  /** Like `start`, for a visitor who was told of the failure. */
  retry: () => void;
  loaded: Promise<Module>;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => LoadState<Module>;
};

/** Loads a module once, however often it is started, and tries again while that fails. A store for `useSyncExternalStore`. */
export function createLoader<Module>(load: () => Promise<Module>): Loader<Module> {
  let state: LoadState<Module> = { name: 'loading' };
  let attempt: Promise<Module | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolveLoaded: (module: Module) => void;
  const loaded = new Promise<Module>((resolve) => {
    resolveLoaded = resolve;
  });
  const listeners = new Set<() => void>();

  function setState(next: LoadState<Module>) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function attemptLoad() {
    try {
      const module = await load();
      resolveLoaded(module);
      setState({ name: 'loaded', module });
      return module;
    } catch {
      attempt = undefined;
      timer = setTimeout(start, retryDelayMs);
      setState({ name: 'failed' });
    }
  }

  function start() {
    clearTimeout(timer);
    attempt ??= attemptLoad();
    return attempt;
  }

  return {
    start,
    retry() {
      if (state.name === 'failed') setState({ name: 'loading' });
      void start();
    },
    loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    getSnapshot: () => state,
  };
}

export function loadWithTimeout<Module>(loading: Promise<Module>): Promise<Module | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([loading.catch(() => undefined), timeout]);
}
