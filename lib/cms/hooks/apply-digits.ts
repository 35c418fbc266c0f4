import type { GlobalAfterChangeHook, Payload } from 'payload';
import type { School } from '@/lib/cms/payload-types';
import { hasBurmeseDigits, setBurmeseDigits } from '@/lib/format/numbers';

const apply = ({ digits }: Pick<School, 'digits'>) => setBurmeseDigits(digits === 'burmese');

/** At the start, and when another instance has changed the settings. Returns whether this instance had others. */
export async function readDigits(cms: Payload): Promise<boolean> {
  const before = hasBurmeseDigits();
  apply(await cms.findGlobal({ slug: 'school', depth: 0 }));
  return hasBurmeseDigits() !== before;
}

/** Stands before the hook that renders the pages again. */
export const applyDigits: GlobalAfterChangeHook = ({ doc }) => {
  apply(doc);
  return doc;
};
