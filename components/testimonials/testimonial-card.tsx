import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { MyText } from '@/components/ui/my-text';
import { Rating } from '@/components/ui/rating';
import { capabilities } from '@/lib/backend-choice';
import type { Testimonial } from '@/lib/contract/testimonials';
import { testimonials as text } from '@/lib/text/en/testimonials';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, description, image, pictures } = testimonial;
  const rating = ratingOf(testimonial);
  return (
    <figure className="card testimonial">
      <Icon name="quote" className="testimonial-mark" />
      {rating && <Rating rating={rating.rate} count={rating.count} />}
      {description && (
        <blockquote>
          <p>
            <MyText text={description} />
          </p>
        </blockquote>
      )}
      <figcaption>
        <Avatar name={name} picture={pictures?.image} path={image} />
        <span>
          <strong>
            <MyText text={name} />
          </strong>
          {role && <span className="small muted">{text.role(role)}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

/** What the card shows as stars. Only another backend's records get the specified figures where they have none. */
function ratingOf({ rate, count }: Testimonial): { rate: number; count?: number } | undefined {
  if (capabilities().hasWholeRecords) return rate ? { rate, count } : undefined;
  return { rate: rate ?? text.fallback.rate, count: count ?? text.fallback.count };
}
