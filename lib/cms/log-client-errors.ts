import type { Payload } from 'payload';

type LogEntry = { err?: { status?: unknown; message?: unknown } };

/** Logs 4xx errors without a stack trace. Payload recognises them by class names, which a bundle may change. */
export function logClientErrorsBriefly({ logger }: Pick<Payload, 'logger'>): void {
  const logError = logger.error.bind(logger) as (...args: unknown[]) => void;
  logger.error = ((...args: unknown[]) => {
    const { status, message } = (args[0] as LogEntry | undefined)?.err ?? {};
    const isClientError = typeof status === 'number' && status >= 400 && status < 500;
    if (isClientError) logger.info(`Refused (${status}): ${message}`);
    else logError(...args);
  }) as typeof logger.error;
}
