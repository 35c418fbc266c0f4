import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { setLocaleFallback } from '#text';
import { isLocale, type Locale } from '@/lib/format/locale';
import { logError } from '@/lib/log-error';
import { localeHeader } from '@/lib/session/header-names';
import type { Pipeline } from './pipeline';

/** The framework has the first request already. */
function readFrameworkLocale(): Locale | undefined {
  const request = workUnitAsyncStorage.getStore();
  const locale = request?.type === 'request' ? request.headers.get(localeHeader) : undefined;
  return isLocale(locale) ? locale : undefined;
}

type Emit = (this: Server, event: string | symbol, ...args: unknown[]) => boolean;

/** Vercel creates the HTTP server itself, so the pipeline intercepts its `request` events. */
export function installOnVercel(pipeline: Pipeline): void {
  setLocaleFallback(readFrameworkLocale);
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const next = () => emit.call(this, event, ...args);
    if (event !== 'request') return next();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    pipeline(request, response, next).catch((error) => logError('The request pipeline failed.', error));
    return true;
  };
}
