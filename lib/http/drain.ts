let isShuttingDown = false;

export function watchDrain(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isShuttingDown = true;
    });
  }
}

export const isDraining = (): boolean => isShuttingDown;
