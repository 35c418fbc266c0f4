// For `payload run`: another instance on the same database, which does what `startInstance` asks for.
import { startDailyJobs } from '@/lib/backend/daily-jobs';
import { openCms } from '@/lib/cms/open';
import { deliverDueMails } from './due-mails';

const cms = await openCms();

const commands = {
  renameCourse: async ({ id, name }: { id: string; name: string }) => {
    await cms.update({ collection: 'courses', id, data: { name }, overrideAccess: true });
  },
  deliverMails: () => deliverDueMails(cms),
  /** Each run leaves a mail that is not due. */
  runDailyJob: async ({ name }: { name: string }) => {
    const mail = { to: name, subject: 'Ran', text: 'Ran', html: 'Ran', tries: 0, dueAt: '2100-01-01T00:00:00.000Z' };
    startDailyJobs(cms, { [name]: () => cms.create({ collection: 'mails', data: mail }) });
  },
};

process.on('message', async ({ command, argument }: { command: keyof typeof commands; argument: never }) => {
  await commands[command](argument);
  process.send?.('done');
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
// `payload run` exits when the script ends.
await new Promise(() => {});
