import { getText } from '#text';
import { Icon, type IconName } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { Instructor } from '@/lib/contract/instructors';
import { diplomaLabel } from '@/lib/text/diploma-label';
import { plural } from '@/lib/text/fill';

type Fact = { icon: IconName; label: string; values: string[] };

export function InstructorFacts({ instructor }: { instructor: Instructor }) {
  const facts = toFacts(instructor);
  if (facts.length === 0) return null;
  return (
    <dl className="instructor-facts">
      {facts.map(({ icon, label, values }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} label={label} />
          </dt>
          {values.map((value) => (
            <dd key={value}>
              <MultilingualText text={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function toFacts({ diplomas = [], teachingSince, languages }: Instructor): Fact[] {
  const text = getText('instructors');
  const years = teachingSince ? new Date().getFullYear() - teachingSince : 0;
  const all: Fact[] = [
    { icon: 'award', label: text.diplomas, values: diplomas.map(diplomaLabel) },
    { icon: 'graduationCap', label: text.experience, values: years > 0 ? [plural(text.years, years)] : [] },
    { icon: 'languages', label: text.languages, values: languages ? [languages] : [] },
  ];
  return all.filter(({ values }) => values.length > 0);
}
