import { Hono } from 'hono';
import { answer, type Backend } from './backend';
import { published } from './content';

/** `GET /about/services`. */
export const services = new Hono<Backend>().get('/about/services', async (c) => {
  const documents = await published('services', { sort: 'position' });
  return answer(
    c,
    documents.map(({ id, title, description, icon }) => ({ id, title, description, icon })),
  );
});
