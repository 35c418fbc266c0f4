// Preloaded into commands that call `process.exit`: a process that only runs out of work has not finished.
process.once('beforeExit', () => process.exit(75));
