import { answerApi } from '@/lib/api/route';

export const dynamic = 'force-dynamic';

export const GET = answerApi;
export const POST = answerApi;
export const PUT = answerApi;
export const PATCH = answerApi;
export const DELETE = answerApi;
export const OPTIONS = answerApi;
