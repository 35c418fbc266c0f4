import { listTestimonials } from '@/lib/contract/testimonials';
import { listPublished } from './content';
import { languagesOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

export const testimonials = routes(
  route(listTestimonials, async () => {
    const documents = await listPublished('testimonials', { sort: 'position' });
    return documents.map((testimonial) => ({
      _id: testimonial.id,
      name: testimonial.name,
      role: testimonial.role ?? undefined,
      description: testimonial.description ?? undefined,
      textLanguages: languagesOf(testimonial),
      rate: testimonial.rate ?? undefined,
      image: picturePath(testimonial.image),
      pictures: picturesOf({ image: testimonial.image }),
    }));
  }),
);
