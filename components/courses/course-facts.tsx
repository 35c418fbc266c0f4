import { Icon, type IconName } from '@/components/ui/icon';
import { MyText } from '@/components/ui/my-text';

export type CourseFact = { icon: IconName; label: string; value: string };

/** What one compares courses by: a term and its value each, always in the same order. */
export function CourseFacts({ facts }: { facts: CourseFact[] }) {
  return (
    <dl className="course-facts">
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>
            <MyText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
