import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { logError } from '@/lib/log-error';
import type { Pipeline } from './pipeline';

type Emit = (this: Server, event: string | symbol, ...args: unknown[]) => boolean;

/** Vercel creates the HTTP server itself, so the pipeline intercepts its `request` events. */
export function installOnVercel(pipeline: Pipeline): void {
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const next = () => emit.call(this, event, ...args);
    if (event !== 'request') return next();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    pipeline(request, response, next).catch((error) => logError('The request pipeline failed.', error));
    return true;
  };
}
