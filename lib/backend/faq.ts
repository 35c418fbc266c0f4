import { listFaq } from '@/lib/contract/faq';
import { listPublished } from './content';
import { languagesOf, translationsOf } from './localised';
import { route } from './route';
import { routes } from './routes';

export const faq = routes(
  route(listFaq, async () => {
    const documents = await listPublished('faqs', { sort: 'position' });
    return documents.map((entry) => ({
      id: entry.id,
      question: entry.question ?? '',
      answer: entry.answer ?? '',
      textLanguages: languagesOf(entry),
      translations: translationsOf(entry),
    }));
  }),
);
