import { chromium } from '@playwright/test';
const B = 'http://127.0.0.1:3100';
const [,, set = 'all', scheme = 'light', js = '1'] = process.argv;
const pages = {
  adult: '/adult', course: '/kid/Le%20petit%20cerf-volant', my: '/kid/' + encodeURIComponent('ကလေးများအတွက် ပြင်သစ်စာ'), videoCourse: '/video/French%20in%20Your%20Pocket', video: '/video', 
  kid: '/kid', blog: '/blog', post: '/blog/false-friends', post2: '/blog/writing-a-formal-email', books: '/books',
};
const wanted = set === 'all' ? Object.keys(pages) : set.split(',');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
for (const w of [360, 1280, 320]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 500 ? 740 : 800 }, colorScheme: scheme, javaScriptEnabled: js === '1' });
  const page = await ctx.newPage();
  page.on('pageerror', e => console.log('ERR', e.message));
  page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)));
  for (const n of wanted) {
    for (let t = 0; t < 5; t++) { try { const r = await page.goto(B + pages[n], { waitUntil: 'load', timeout: 120000 }); if (r.status() < 500) break; } catch {} await page.waitForTimeout(4000); }
    const over = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]).catch((e) => e.message.slice(0, 80));
    console.log(w, n, String(over));
    if (w === 320) continue;
    if (js === '1') { await page.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; await Promise.all([...document.images].map(i => i.decode().catch(() => 0))); }); }
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/shots-c/${n}-${w}-${scheme}.png` });
    await page.screenshot({ path: `/tmp/shots-c/${n}-${w}-${scheme}-full.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close();
