import { openCms } from '@/lib/cms/open';
import { siteUrl } from '@/lib/env';
import { makeOwner } from './make-owner';

async function run(): Promise<void> {
  const cms = await openCms();
  cms.logger.level = 'silent';
  const { email, password, isNew, hasLostSecondFactor } = await makeOwner(cms, process.argv[2] ?? '');
  console.log(
    [
      '',
      `  ${email} is ${isNew ? 'a new' : 'an'} owner.`,
      `  Admin  ${siteUrl()}/admin`,
      `  One-time password  ${password}   (good for one login: choose your own under Account at once)`,
      ...(hasLostSecondFactor ? ['  The second factor was reset: set up a new one under Account.'] : []),
      '',
    ].join('\n'),
  );
}

await run().catch((error: Error) => {
  if (error.name === 'DatabaseOwnedError')
    console.error('The server is running and owns the database. Stop it first, then try again.');
  else if (/no such (table|column)|does not exist/.test(`${error.message} ${error.cause}`)) {
    console.error('The database is not up to date. Start the server once (npm start), stop it, then try again.');
  } else console.error(`No owner could be made: ${error.message}`);
  process.exit(1);
});
process.exit(0);
