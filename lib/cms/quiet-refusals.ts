import type { Payload } from 'payload';

type Logged = { err?: { status?: unknown; message?: unknown } };

/**
 * Logs a refusal of the CMS (4xx) as one line. The CMS knows its refusals by the names of their classes, which the build shortens, so
 * that any visitor could fill the log with stack traces.
 */
export function quietRefusals({ logger }: Pick<Payload, 'logger'>): void {
  const logError = logger.error.bind(logger) as (...args: unknown[]) => void;
  logger.error = ((...args: unknown[]) => {
    const { status, message } = (args[0] as Logged | undefined)?.err ?? {};
    const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
    if (isRefusal) logger.info(`Refused (${status}): ${message}`);
    else logError(...args);
  }) as typeof logger.error;
}
