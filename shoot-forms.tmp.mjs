import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const book = (await (await fetch('http://127.0.0.1:3100/api/book?limit=1')).json()).data.currentDatas[0]._id;
const pages = process.argv.slice(2).length ? process.argv.slice(2) : ['contact','checkout',`checkout?book=${book}`,'quotation','status','subscribe','unsubscribe'];
for (const [w, scheme] of [[360,'light'],[1280,'light'],[360,'dark'],[320,'light']]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce' });
  for (const p of pages) {
    const page = await ctx.newPage();
    const errs = [];
    page.on('console', m => m.type()==='error' && errs.push(m.text().slice(0,300)));
    page.on('pageerror', e => errs.push(String(e).slice(0,300)));
    await page.goto(`http://127.0.0.1:3100/${p.replace('BOOK', book)}`, { waitUntil: 'load', timeout: 120000 });
    let live = true;
    await page.waitForSelector('form[data-live]', { timeout: 15000 }).catch(() => { live = false; });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (w !== 320) await page.screenshot({ path: `/tmp/shots-forms/${p.replace(/\W.*/,'').concat(p.includes('?')?'-book':'')}-${w}-${scheme}.png`, fullPage: true });
    console.log(w, scheme, p, 'live', live, 'overflow', over, errs.join(' | '));
    await page.close();
  }
  await ctx.close();
}
await browser.close();
