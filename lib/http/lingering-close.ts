import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from './request-guard';

const lingerMs = 5000;

export const isEarlyResponse = ({ req }: ServerResponse): boolean => !req.complete && hasBody(req.headers);

/** Half-closes first (RFC 9112, 9.6): closing with unread bytes would reset the connection and lose the response. */
export function closeGracefully({ req: request }: ServerResponse): void {
  const { socket } = request;
  socket.destroySoon = function (this: Socket) {
    if (request.complete) return Socket.prototype.destroySoon.call(this);
    const timeout = setTimeout(() => this.destroy(), lingerMs).unref();
    this.once('close', () => clearTimeout(timeout));
    this.end();
    // A reader of the body may have stopped half-way.
    request.unpipe();
    request.removeAllListeners('data');
    request.once('end', () => this.destroy());
    request.resume();
  };
}
