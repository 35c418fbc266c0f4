import type { Endpoint } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { logError } from '@/lib/log-error';
import { backUp } from './back-up';
import { isBackupRunning } from './backup-lock';
import { makesBackups } from './backup-status';
import { backupTexts } from './backup-texts';

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** `POST /cms-api/backups` starts a backup, `GET` tells whether this process makes one. For owners. */
export const backupEndpoints: Endpoint[] = [
  {
    path: '/backups',
    method: 'get',
    handler: (req) =>
      isStaff(req, 'owner') ? Response.json({ isRunning: isBackupRunning() }) : refuse(req.user ? 403 : 401, ''),
  },
  {
    path: '/backups',
    method: 'post',
    handler: async (req) => {
      const texts = backupTexts(req.i18n?.language);
      if (!isStaff(req, 'owner')) return refuse(req.user ? 403 : 401, texts.notStarted);
      // CSRF protection: other sites cannot send JSON with the session cookie, which is SameSite=Strict.
      if (!/^application\/json\b/i.test(req.headers.get('content-type') ?? '')) return refuse(400, texts.notStarted);
      if (!makesBackups()) return refuse(409, texts.elsewhere);
      if (isBackupRunning()) return refuse(409, texts.alreadyRunning);
      // Not awaited: the first one may take minutes.
      backUp(req.payload).catch((error: unknown) => logError('The requested backup could not be made.', error));
      return Response.json({ isRunning: true }, { status: 202 });
    },
  },
];
