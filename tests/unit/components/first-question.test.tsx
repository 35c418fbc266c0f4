import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { FirstQuestion } from '@/components/level-test/first-question';

const draw = (locale: 'en' | 'my' | 'fr', text: string) =>
  withLocale(locale, () =>
    renderToStaticMarkup(
      <FirstQuestion question={{ id: '1', text, options: ['un', 'une'] }} count={32} isSent={false} />,
    ),
  ).replaceAll('\u2060', '');

const gap = 'Complétez\u00a0: «\u00a0Dans mon sac, il y a ___ pomme.\u00a0»';

test.each([
  ['en', 'Choose what belongs in the gap.'],
  ['my', 'ကွက်လပ်တွင် ဖြည့်ရမည့် အဖြေကို ရွေးပါ။'],
  ['fr', 'Choisissez ce qui complète la phrase.'],
] as const)(
  'a beginner reads in the language of the page what to do with a French question: %s',
  (locale, instruction) => {
    const html = draw(locale, gap);
    expect(html).toContain(instruction);
    expect(html).toContain('aria-describedby="question-1-instruction"');
    expect(html).toContain('id="question-1-instruction"');
  },
);

test.each([
  [
    'Lisez\u00a0: «\u00a0Fermé le lundi.\u00a0» Quand est-ce ouvert\u00a0?',
    'Read the text, then choose the right answer.',
  ],
  ['Que dites-vous\u00a0?', '>Choose the right answer.'],
])('the instruction is that of its kind: %s', (text, instruction) => {
  expect(draw('en', text)).toContain(instruction);
});
