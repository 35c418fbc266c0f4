const wordsPerMinute = 200;
// Burmese has no spaces between words; about five letters and signs make one.
const burmesePerWord = 5;

/** How many minutes the text of some HTML takes to read, at least 1. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ');
  const burmese = text.match(/[\u1000-\u109F]/g)?.length ?? 0;
  const words = text.replace(/[\u1000-\u109F]+/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round((words + burmese / burmesePerWord) / wordsPerMinute));
}
