import { Icon, type IconName } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';

export type CourseFact = { icon: IconName; label: string; value: string };

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
            <MultilingualText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
