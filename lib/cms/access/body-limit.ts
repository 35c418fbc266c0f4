import { AppError, badRequest } from '@/lib/errors';
import { limitBody } from '@/lib/http/body-limit';

type RouteContext = { params: Promise<{ slug?: string[] }> };
type StaffCheck = (headers: Headers) => Promise<boolean>;
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

const maxGuestBytes = 64 * 1024;
const maxStaffBytes = 2 * 1024 * 1024;
/** A picture of 8 MB and the form fields. */
const maxUploadBytes = 9 * 1024 * 1024;

const isMultipart = ({ method, headers }: Request) =>
  !['GET', 'HEAD'].includes(method) && /^multipart\//i.test(headers.get('content-type') ?? '');

async function findMaxBytes(request: Request, hasStaffSession: StaffCheck): Promise<number> {
  const { headers } = request;
  const length = headers.get('content-length');
  if (length && Number(length) <= maxGuestBytes) return maxGuestBytes;
  if (!(await hasStaffSession(headers))) return maxGuestBytes;
  return isMultipart(request) ? maxUploadBytes : maxStaffBytes;
}

/** Payload responds 500 to a truncated form or one without a boundary, and logs it. */
async function refuseBrokenForm(request: Request): Promise<void> {
  await request.formData().catch(() => {
    throw badRequest({ code: 'unreadable', message: 'This form cannot be read.' });
  });
}

/** Limits request bodies: Payload parses a body of any size before it authenticates. Responds 413 or 408 in Payload's format. */
export const withBodyLimit =
  (handle: RouteHandler, hasStaffSession: StaffCheck): RouteHandler =>
  async (request, context) => {
    if (!request.body && !isMultipart(request)) return handle(request, context);
    try {
      const body = await limitBody(request, await findMaxBytes(request, hasStaffSession)).arrayBuffer();
      request = new Request(request, { body });
      if (isMultipart(request)) await refuseBrokenForm(request.clone());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return Response.json({ errors: [{ message: error.message }] }, { status: error.status });
    }
    return handle(request, context);
  };
