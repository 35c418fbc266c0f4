import { executeAuthStrategies } from 'payload';
import { bounded } from '@/lib/bounded-body';
import { isStaff } from '@/lib/cms/access/roles';
import { openCms } from '@/lib/cms/open';
import { AppError, badRequest } from '@/lib/errors';

type Arguments = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, args: Arguments) => Promise<Response>;

/** Logging in and asking for a new password is all that those who are not staff send. */
const fromAnyone = 64 * 1024;
const fromStaff = 2 * 1024 * 1024;
/** A picture of 8 MB and the fields beside it. */
const filesOfStaff = 9 * 1024 * 1024;

const isMultipart = ({ method, headers }: Request) =>
  !['GET', 'HEAD'].includes(method) && /^multipart\//i.test(headers.get('content-type') ?? '');

async function mostFor(request: Request): Promise<number> {
  const { headers } = request;
  const length = headers.get('content-length');
  if (length && Number(length) <= fromAnyone) return fromAnyone;
  const { user } = await executeAuthStrategies({ headers, payload: await openCms() });
  if (!isStaff({ user })) return fromAnyone;
  return isMultipart(request) ? filesOfStaff : fromStaff;
}

/** The CMS answers 500 to a form that ends early or has no boundary, and logs it. */
async function refuseBrokenForm(request: Request): Promise<void> {
  await request.formData().catch(() => {
    throw badRequest({ code: 'unreadable', message: 'This form cannot be read.' });
  });
}

/**
 * A handler of the CMS that is given whole bodies of a bounded size only: it would read and parse one of any size before it asks
 * who sent it. Answers 413, or 408 to a body that does not come, in the CMS's own form.
 */
export const withBodySize =
  (handle: Handler): Handler =>
  async (request, args) => {
    if (!request.body && !isMultipart(request)) return handle(request, args);
    try {
      const body = await bounded(request, await mostFor(request)).arrayBuffer();
      request = new Request(request, { body });
      if (isMultipart(request)) await refuseBrokenForm(request.clone());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return Response.json({ errors: [{ message: error.message }] }, { status: error.status });
    }
    return handle(request, args);
  };
