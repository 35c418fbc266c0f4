import { listEvents } from '@/lib/contract/events';
import { listPublished } from './content';
import { languagesOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

const listedAfterStartMs = 6 * 60 * 60 * 1000;

export const events = routes(
  route(listEvents, async () => {
    const since = new Date(Date.now() - listedAfterStartMs).toISOString();
    const documents = await listPublished('events', { sort: 'startsAt', where: { startsAt: { greater_than: since } } });
    return documents.map((event) => ({
      _id: event.id,
      title: event.title ?? '',
      startsAt: event.startsAt,
      place: event.place ?? undefined,
      summary: event.summary ?? undefined,
      textLanguages: languagesOf(event),
      coverDesktop: picturePath(event.coverDesktop),
      pictures: picturesOf({ coverDesktop: event.coverDesktop }),
    }));
  }),
);
