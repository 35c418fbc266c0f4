import { listTestimonials } from '@/lib/contract/testimonials';
import { published } from './content';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

/** `GET /student/students`: what learners say. */
export const testimonials = routes(
  route(listTestimonials, async () => {
    const documents = await published('testimonials', { sort: 'position' });
    return documents.map((testimonial) => ({
      _id: testimonial.id,
      name: testimonial.name,
      role: testimonial.role,
      description: testimonial.description,
      rate: testimonial.rate ?? undefined,
      image: picturePath(testimonial.image),
      pictures: picturesOf({ image: testimonial.image }),
    }));
  }),
);
