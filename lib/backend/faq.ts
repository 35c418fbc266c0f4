import { Hono } from 'hono';
import { answer, type Backend } from './backend';
import { published } from './content';

/** `GET /about/questions`. */
export const faq = new Hono<Backend>().get('/about/questions', async (c) => {
  const documents = await published('faqs', { sort: 'position' });
  return answer(
    c,
    documents.map(({ id, question, answer }) => ({ id, question, answer })),
  );
});
