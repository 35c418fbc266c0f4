import { existsSync } from 'node:fs';
import { databaseFile, dataDir, readEnvFiles } from './environment.mjs';
import { runPayload } from './payload.mjs';
import { main, Problem } from './problem.mjs';
import { provideSecrets } from './secrets.mjs';

/** `npm run owner -- EMAIL`: makes a member of staff an owner, or creates one, and prints a one-time password. */
await main(async () => {
  readEnvFiles();
  const email = process.argv[2] ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Problem('Say for which email: npm run owner -- name@example.com');
  if (process.env.BACKEND_URL)
    throw new Problem('With BACKEND_URL staff work in the existing backend: there is no owner here.');
  const data = dataDir();
  if (!process.env.DATABASE_URL && !existsSync(databaseFile(data))) {
    throw new Problem(
      `There is no database at ${databaseFile(data)}. Is DATA_DIR right? npm start makes one with its owner.`,
    );
  }
  provideSecrets(data);
  process.exitCode = runPayload(['run', 'lib/cms/people/make-owner-command.ts', email]);
});
