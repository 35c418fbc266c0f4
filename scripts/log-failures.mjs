/**
 * The process goes on when nobody reads its log any more, or its disk is full. Next logs uncaught errors: without these listeners the
 * error of a write would be written, and fail, again and again.
 */
export function surviveLogFailures() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
