import { MultilingualText } from '@/components/ui/multilingual-text';
import type { CourseClass } from '@/lib/contract/classes';
import { factSeparator } from '@/lib/format/join-list';

type Props = { courseClass: Pick<CourseClass, 'label' | 'textLanguages'>; facts: string };

/** "Evening group · Ages 16 and over · Thiri Aung" */
export function ClassFacts({ courseClass: { label, textLanguages }, facts }: Props) {
  return (
    <>
      {label && <MultilingualText text={label} lang={textLanguages?.label} />}
      {label && facts && factSeparator}
      <MultilingualText text={facts} />
    </>
  );
}
