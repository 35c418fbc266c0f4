import { getText } from '#text';
import { SectionHeading } from '@/components/ui/page-heading';
import { Slider } from '@/components/ui/slider';
import { listTestimonials } from '@/lib/api/testimonials';
import { TestimonialCard } from './testimonial-card';

const autoplayMs = 8000;

export async function Testimonials() {
  const text = getText('testimonials');
  const { data } = await listTestimonials();
  if (!data?.length) return null;
  return (
    <section className="section" aria-labelledby="testimonials">
      <div className="page">
        <SectionHeading id="testimonials">{text.title}</SectionHeading>
        <Slider
          view="cards"
          label={text.title}
          autoplayMs={autoplayMs}
          slides={data.map((testimonial, index) => ({
            key: testimonial._id ?? String(index),
            content: <TestimonialCard testimonial={testimonial} />,
          }))}
        />
      </div>
    </section>
  );
}
