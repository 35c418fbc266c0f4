import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

export const openCms = (): Promise<Payload> => getPayload({ config });
