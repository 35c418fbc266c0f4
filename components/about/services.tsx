import { getText } from '#text';
import { SectionHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listServices } from '@/lib/api/about';
import { isMissionOrVision } from '@/lib/contract/services';
import { ServiceCard } from './service-card';

export async function Services() {
  const text = getText('services');
  const { data } = await listServices();
  const services = (data ?? []).map((service, index) => ({ service, id: `service-${index + 1}` }));
  const large = services.filter(({ service }) => isMissionOrVision(service));
  const small = services.filter(({ service }) => !isMissionOrVision(service));
  return (
    <>
      <Stylesheet name="about" />
      {small.length > 0 && (
        <section className="section section-sunken" aria-labelledby="services">
          <div className="page">
            <SectionHeading id="services" lead={text.lead}>
              {text.title}
            </SectionHeading>
            <ul className="grid-cards services">
              {small.map((entry) => (
                <li key={entry.id}>
                  <ServiceCard {...entry} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {large.length > 0 && (
        <section className="section" aria-label={text.missionAndVision}>
          <ul className="page grid-cards services-large">
            {large.map((entry) => (
              <li key={entry.id}>
                <ServiceCard {...entry} isLarge />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
