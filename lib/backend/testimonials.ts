import { Hono } from 'hono';
import { answer, type Backend } from './backend';
import { published } from './content';
import { picturePath, picturesOf } from './pictures';

/** `GET /student/students`: what learners say. */
export const testimonials = new Hono<Backend>().get('/student/students', async (c) => {
  const documents = await published('testimonials', { sort: 'position' });
  return answer(
    c,
    documents.map((testimonial) => ({
      _id: testimonial.id,
      name: testimonial.name,
      role: testimonial.role,
      description: testimonial.description,
      rate: testimonial.rate ?? undefined,
      image: picturePath(testimonial.image),
      pictures: picturesOf({ image: testimonial.image }),
    })),
  );
});
