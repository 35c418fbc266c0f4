const wordsPerMinute = 200;
/** Burmese has no spaces between words. */
const burmesePerWord = 5;

export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ');
  const burmese = text.match(/[\u1000-\u109F]/g)?.length ?? 0;
  const words = text.replace(/[\u1000-\u109F]+/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round((words + burmese / burmesePerWord) / wordsPerMinute));
}
