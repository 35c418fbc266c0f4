import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withBodyLimit } from '@/lib/cms/access/body-limit';

export const GET = withBodyLimit(REST_GET(config));
export const POST = withBodyLimit(REST_POST(config));
export const DELETE = withBodyLimit(REST_DELETE(config));
export const PATCH = withBodyLimit(REST_PATCH(config));
export const PUT = withBodyLimit(REST_PUT(config));
export const OPTIONS = withBodyLimit(REST_OPTIONS(config));
