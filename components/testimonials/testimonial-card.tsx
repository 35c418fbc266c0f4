import { getText } from '#text';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Rating } from '@/components/ui/rating';
import { Stylesheet } from '@/components/ui/stylesheet';
import { capabilities } from '@/lib/backend-choice';
import type { Testimonial } from '@/lib/contract/testimonials';
import { fill } from '@/lib/text/fill';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const text = getText('testimonials');
  const { name, role, description, image, pictures, textLanguages } = testimonial;
  const rating = toRating(testimonial);
  return (
    <figure className="card testimonial">
      <Stylesheet name="testimonials" />
      <Icon name="quote" className="testimonial-mark" />
      {rating && <Rating rating={rating.rate} count={rating.count} />}
      {description && (
        <blockquote>
          <p>
            <MultilingualText text={description} lang={textLanguages?.description} />
          </p>
        </blockquote>
      )}
      <figcaption>
        <Avatar name={name} picture={pictures?.image} path={image} />
        <span>
          <strong>
            <MultilingualText text={name} />
          </strong>
          {role && <span className="small muted">{fill(text.role, { role })}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

/** The specification sets a default rating for an existing backend's records without one. */
function toRating({ rate, count }: Testimonial): { rate: number; count?: number } | undefined {
  const text = getText('testimonials');
  if (capabilities.hasCompleteRecords) return rate ? { rate, count } : undefined;
  return { rate: rate ?? text.fallback.rate, count: count ?? text.fallback.count };
}
