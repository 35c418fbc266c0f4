// Loaded before a command that ends its process itself: where the process only runs out of work, the command has not finished.
process.once('beforeExit', () => process.exit(75));
