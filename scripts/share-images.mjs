// Draws the pictures of shared links, one for each language: `node scripts/share-images.mjs`. Needs Chromium; the site does not.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from './chromium.mjs';

const [width, height] = [1200, 630];
const lines = {
  en: ['French for everyone', 'in Myanmar'],
  my: ['မြန်မာနိုင်ငံရှိ', 'ပြင်သစ်စာ သင်တန်းကျောင်း'],
  fr: ['Le français pour tous,', 'au Myanmar'],
};
const files = { en: 'share.png', my: 'share-my.png', fr: 'share-fr.png' };

const encode = (file) => readFile(file, 'base64');
const [drawing, mark, fraunces, padauk] = await Promise.all(
  [
    'lib/cms/seed/pictures/banner-bridge-desktop.svg',
    'public/logo-mark.svg',
    'public/fonts/fraunces-600.woff2',
    'public/fonts/padauk-400.woff2',
  ].map(encode),
);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width, height } });
for (const [locale, [first, second]] of Object.entries(lines)) {
  await page.setContent(`<html lang="${locale}"><style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${fraunces}) }
    @font-face { font-family: Padauk; src: url(data:font/woff2;base64,${padauk}) }
    * { margin: 0 }
    body { position: relative; height: ${height}px; overflow: hidden; color: #1d2450; background: #e9effb }
    .scene { position: absolute; left: -39px; top: 72px }
    main { position: absolute; left: 68px; top: 96px }
    .mark { display: block; width: 124px; margin-bottom: 12px }
    h1 { font: 600 84px/1.06 Fraunces }
    p { position: absolute; top: 404px; white-space: nowrap; font: 600 34px/1.3 Fraunces }
    [lang='my'] p { top: 390px; font: 36px/1.7 Padauk }
  </style><img class="scene" width="1240" alt="" src="data:image/svg+xml;base64,${drawing}">
  <main><img class="mark" alt="" src="data:image/svg+xml;base64,${mark}"><h1>École<br>Padauk</h1><p>${first}<br>${second}</p></main></html>`);
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(`public/${files[locale]}`, picture);
}
await browser.close();
