export const colours = [
  ['--paper', '--ink'],
  ['--surface', '--ink'],
  ['--sunken', '--muted'],
  ['--brand', '--on-brand'],
  ['--brand-soft', '--brand'],
  ['--gold', '--on-gold'],
  ['--gold-soft', '--gold-ink'],
  ['--night', '--on-night'],
  ['--good-soft', '--good'],
  ['--warn-soft', '--warn'],
  ['--bad-soft', '--bad'],
] as const;

export const languages = [
  {
    lang: 'en',
    title: 'A school you can visit in your head',
    lead: 'French for children, teens and adults in Myanmar, from the first word to B2.',
    text: 'Lessons are small, the teachers are kind, and the homework fits into a bus ride.',
  },
  {
    lang: 'fr',
    title: 'Où l’on apprend à parler, pas à se taire',
    lead: 'Des cours en petits groupes, à Yangon et en ligne, pour les enfants, les adolescents et les adultes.',
    text: 'Être à l’heure, écouter, oser : le reste vient avec les semaines, même le subjonctif.',
  },
  {
    lang: 'my',
    title: 'ပြင်သစ်ဘာသာစကားကို လွယ်ကူစွာ လေ့လာပါ',
    lead: 'ကလေး၊ လူငယ်နှင့် လူကြီးများအတွက် ပြင်သစ်ဘာသာ သင်တန်းများ ရှိပါသည်။',
    text: 'လူနည်းသောအတန်းများဖြင့် သင်ကြားပြီး ဆရာ၊ ဆရာမများက စိတ်ရှည်စွာ ကူညီပေးပါသည်။',
  },
] as const;

export const article = [
  {
    lang: 'en',
    html: `<h2>False friends</h2><p>Some words look <em>English</em> and are <strong>not</strong>. Here are the ones that cost most at an exam, with <a href="/blog">more in the blog</a>.</p><ul><li>Read the sentence before the word.</li><li>Ask what it could mean:<ol><li>in the text,</li><li>in your own life.</li></ol></li></ul><blockquote><p lang="fr">« Actuellement » veut dire : en ce moment.</p></blockquote><h3>In a table</h3><table><tbody><tr><th>French</th><th>Looks like</th><th>Means</th></tr><tr><td lang="fr">librairie</td><td>library</td><td>bookshop</td></tr><tr><td lang="fr">assister à</td><td>assist</td><td>to attend</td></tr></tbody></table><hr><p>Then close the book and tell it to somebody.</p>`,
  },
  {
    lang: 'my',
    html: '<h2>နာသိကသံများ</h2><p>ပြင်သစ်ဘာသာတွင် နှာသံ သုံးမျိုး ရှိပြီး မြန်မာနားအတွက် မခက်ခဲပါ။ နားထောင်ပါ၊ လိုက်ဆိုပါ။</p>',
  },
] as const;
