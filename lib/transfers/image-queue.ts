import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';

/** Each job takes a core and up to 100 MB. */
export const { run: processImage } = createConcurrencyLimit({ maxConcurrent: 2 });
