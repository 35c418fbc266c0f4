import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: 'server-only', replacement: path('./tests/support/stubs/server-only.ts') },
      { find: '@payload-config', replacement: path('./lib/cms/payload.config.ts') },
      { find: /^@\//, replacement: path('./') },
    ],
  },
  test: {
    // Each test file has a process of its own, which would transform the same modules again.
    experimental: { fsModuleCache: true },
    // Vitest's default is one less than the machine has cores.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: ['tests/support/data-dir.ts'],
          // One process a file: each has its own data folder, and SQLite belongs to one process.
          pool: 'forks',
          isolate: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
