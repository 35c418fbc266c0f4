import { listServices } from '@/lib/contract/services';
import { listPublished } from './content';
import { route } from './route';
import { routes } from './routes';

export const services = routes(
  route(listServices, async () => {
    const documents = await listPublished('services', { sort: 'position' });
    return documents.map(({ id, title, description, icon }) => ({ id, title, description, icon }));
  }),
);
