import { Server } from 'node:http';

/**
 * Keeps requests waiting until the application guards its server. The framework listens before it has loaded the application, and
 * would take what comes in between as it is.
 */
export function holdRequests() {
  const { emit } = Server.prototype;
  let held = [];
  process.once('guarded', () => {
    const waiting = held;
    held = undefined;
    for (const release of waiting) release();
  });
  Server.prototype.emit = function (event, ...args) {
    if (event !== 'request' || !held) return emit.call(this, event, ...args);
    // From the beginning: by then the guard stands before this.
    held.push(() => this.emit(event, ...args));
    return true;
  };
}
