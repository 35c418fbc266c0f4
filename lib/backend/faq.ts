import { listFaq } from '@/lib/contract/faq';
import { listPublished } from './content';
import { route } from './route';
import { routes } from './routes';

export const faq = routes(
  route(listFaq, async () => {
    const documents = await listPublished('faqs', { sort: 'position' });
    return documents.map(({ id, question, answer }) => ({ id, question, answer }));
  }),
);
