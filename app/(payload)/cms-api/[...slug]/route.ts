import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withBodySize } from '@/lib/cms/access/body-size';

export const GET = withBodySize(REST_GET(config));
export const POST = withBodySize(REST_POST(config));
export const DELETE = withBodySize(REST_DELETE(config));
export const PATCH = withBodySize(REST_PATCH(config));
export const PUT = withBodySize(REST_PUT(config));
export const OPTIONS = withBodySize(REST_OPTIONS(config));
