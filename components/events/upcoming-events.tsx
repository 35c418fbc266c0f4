import { getText } from '#text';
import { SectionHeading } from '@/components/ui/page-heading';
import { Slider } from '@/components/ui/slider';
import { listEvents } from '@/lib/api/events';
import { EventCard } from './event-card';

const autoplayMs = 6000;

export async function UpcomingEvents() {
  const text = getText('events');
  const { data } = await listEvents();
  if (!data?.length) return null;
  return (
    <section className="section section-sunken" aria-labelledby="events">
      <div className="page">
        <SectionHeading id="events" lead={text.lead}>
          {text.title}
        </SectionHeading>
        <Slider
          view="cards"
          label={text.title}
          autoplayMs={autoplayMs}
          slides={data.map((event, index) => ({
            key: event._id ?? String(index),
            content: <EventCard event={event} />,
          }))}
        />
      </div>
    </section>
  );
}
