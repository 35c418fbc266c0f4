import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getBuiltIn } from '@/lib/backend/shared-backend';
import { withBodyLimit } from '@/lib/cms/access/body-limit';
import { cmsConfig } from '../../cms-config';

const hasStaffSession = async (headers: Headers) => (await getBuiltIn()).hasStaffSession(headers);

export const GET = withBodyLimit(REST_GET(cmsConfig), hasStaffSession);
export const POST = withBodyLimit(REST_POST(cmsConfig), hasStaffSession);
export const DELETE = withBodyLimit(REST_DELETE(cmsConfig), hasStaffSession);
export const PATCH = withBodyLimit(REST_PATCH(cmsConfig), hasStaffSession);
export const PUT = withBodyLimit(REST_PUT(cmsConfig), hasStaffSession);
export const OPTIONS = withBodyLimit(REST_OPTIONS(cmsConfig), hasStaffSession);
