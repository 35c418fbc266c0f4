import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Blossom } from '@/components/ui/ornament';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { Reason } from '@/lib/contract/site-info';
import type { TextLanguages } from '@/lib/contract/text-languages';

type Props = { reasons?: Reason[]; languages?: TextLanguages; level?: 2 | 3 };

export function WhyChooseUs({ reasons = [], languages, level = 3 }: Props) {
  const text = getText('about');
  if (reasons.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  const Point = level === 2 ? 'h3' : 'h4';
  return (
    <div className="why">
      <Stylesheet name="about" />
      <Heading className="why-heading">
        <HeadingText text={text.whyChooseUs} />
      </Heading>
      <ul className="why-list">
        {reasons.map((reason, index) => (
          <li key={reason.title}>
            <Blossom size={22} />
            <div>
              <Point>
                <MultilingualText text={reason.title} lang={languages?.[`whyChooseUs.${index}.title`]} />
              </Point>
              {reason.text && (
                <p className="small muted">
                  <MultilingualText text={reason.text} lang={languages?.[`whyChooseUs.${index}.text`]} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
