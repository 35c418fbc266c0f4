import { listEvents } from '@/lib/contract/events';
import { published } from './content';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

const afternoon = 6 * 60 * 60 * 1000;

/** `GET /event`: what is still to come, soonest first. An event leaves six hours after it began. */
export const events = routes(
  route(listEvents, async () => {
    const begun = new Date(Date.now() - afternoon).toISOString();
    const documents = await published('events', { sort: 'startsAt', where: { startsAt: { greater_than: begun } } });
    return documents.map((event) => ({
      _id: event.id,
      title: event.title,
      startsAt: event.startsAt,
      place: event.place ?? undefined,
      summary: event.summary ?? undefined,
      coverDesktop: picturePath(event.coverDesktop),
      pictures: picturesOf({ coverDesktop: event.coverDesktop }),
    }));
  }),
);
