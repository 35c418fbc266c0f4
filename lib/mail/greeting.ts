import { getText } from '#text';
import { fill } from '@/lib/text/fill';

const maxCharacters = 60;
const onlyLetters = /^[\p{L}\p{M}\u200b-\u200d '’.-]+$/u;
/** Many mail clients turn this into a link. */
const linkLike = /\.\p{L}{2}/u;

/** "Hello Su Su,", or "Hello," for what does not look like a name: anyone can send our mail, with text as a name, to strangers. */
export function greeting(name: string): string {
  const { hello, helloNobody } = getText('mails');
  const isName = onlyLetters.test(name) && !linkLike.test(name) && [...name].length <= maxCharacters;
  return isName ? fill(hello, { name }) : helloNobody;
}
