import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** As long as a client may go on sending what nobody reads. */
const lingerMs = 5000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a response is sent while the body of its request is still coming. */
export const isEarly = ({ req }: ServerResponse): boolean => !req.complete && hasBody(req);

/**
 * Closes the connection of an early response as RFC 9112 (9.6) asks: first the sending half, then, once the client has stopped or
 * some seconds have passed, the rest. Closed at once with bytes unread, the connection is reset, and the client loses the response.
 */
export function lingerAfter({ req: request }: ServerResponse): void {
  const { socket } = request;
  socket.destroySoon = function (this: Socket) {
    if (request.complete) return Socket.prototype.destroySoon.call(this);
    const timeout = setTimeout(() => this.destroy(), lingerMs).unref();
    this.once('close', () => clearTimeout(timeout));
    this.end();
    // Whoever read the body may have stopped half-way.
    request.unpipe();
    request.removeAllListeners('data');
    request.once('end', () => this.destroy());
    request.resume();
  };
}
