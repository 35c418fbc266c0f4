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

/** Must run before the hook that invalidates the pages. */
export const applyDigits: GlobalAfterChangeHook = ({ doc }) => {
  apply(doc);
  return doc;
};
