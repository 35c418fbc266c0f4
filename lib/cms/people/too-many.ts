import { APIError, type PayloadRequest } from 'payload';
import { translate } from '@/lib/cms/language';

const tooMany = {
  en: 'Too many tries. Please wait a little and try again.',
  my: 'အကြိမ်များစွာ စမ်းပြီးပါပြီ။ ခဏစောင့်ပြီးမှ ထပ်စမ်းပါ။',
  fr: 'Trop d’essais. Patientez un peu, puis réessayez.',
};

export function tooManyError(req: PayloadRequest, status: 429 | 503, seconds: number): APIError {
  req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
  return new APIError(translate(req, tooMany), status, null, true);
}
