import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The CMS of this process: opened at first use, the same ever after. */
export const openCms = (): Promise<Payload> => getPayload({ config });
