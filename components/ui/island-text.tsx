import { getText } from '#text';
import type { Noun } from '@/lib/text/dictionary';
import { StoredTexts } from './stored-texts';

/** Brings the texts that the islands after it show, in the language of the page. */
export function IslandText({ nouns }: { nouns: Noun[] }) {
  return <StoredTexts texts={Object.fromEntries(nouns.map((noun) => [noun, getText(noun)]))} />;
}
