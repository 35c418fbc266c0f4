// Makes the school's film again from the illustrations: `node scripts/film.mjs`, after one of them has changed.
// Needs ffmpeg and Chromium; neither the site nor its tests run it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const [width, height, perSecond] = [960, 540, 20];
const [length, opening] = [3.6, 0.6];

// Where the window stands on a picture at the beginning and at the end, in pixels of the film.
const scenes = [
  { picture: 'banner-bridge-desktop', from: [60, 0], to: [240, 0], says: ['Bonjour !', 'Hello from Yangon.'] },
  {
    picture: 'about-school',
    from: [0, 10],
    to: [0, 180],
    says: ['Une école, un jardin, un padauk.', 'A school, a garden, a padauk tree.'],
  },
  {
    picture: 'banner-children-desktop',
    from: [90, 0],
    to: [220, 0],
    says: ['On apprend en jouant.', 'Children learn by playing.'],
  },
  {
    picture: 'banner-exam-desktop',
    from: [60, 0],
    to: [180, 0],
    says: ['Un plan clair, un diplôme.', 'A clear plan, a diploma.'],
  },
  { picture: 'event-crepe-afternoon', says: ['Et parfois, des crêpes.', 'And sometimes, crêpes.'] },
  { card: 'École Padauk', says: ['À bientôt !', 'See you soon.'] },
];

const seconds = scenes.length * length;
const frameCount = Math.round(seconds * perSecond) - 4;

await writeFile('public/videos/trailer.vtt', captions());
const page = await openPage();
const encoder = encode('public/videos/trailer.mp4');
for (let frame = 0; frame < frameCount; frame++) {
  await page.evaluate((now) => globalThis.show(now), frame / perSecond);
  encoder.stdin.write(await page.screenshot());
}
encoder.stdin.end();
const [code] = await once(encoder, 'close');
await page.context().browser().close();
if (code !== 0) throw new Error(`ffmpeg ended with exit code ${code}: the film is not whole.`);

/** The words of the film once more, for those who do not see it. */
function captions() {
  const cues = scenes.map(({ card, says: [french, english] }, index) => {
    const [from, to] = [index * length + 0.4, Math.min((index + 1) * length, seconds - 0.4)];
    const words = `${card ? `${card}. ` : ''}${french} ${english}`;
    return `${index + 1}\n00:00:${clock(from)} --> 00:00:${clock(to)}\n[On the screen] ${words}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(time) {
  return time.toFixed(3).padStart(6, '0');
}

/** A page that shows any moment of the film. A scene opens as a growing sun: only its edge is new, so the film stays small. */
async function openPage() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width, height } });
  const font = (await readFile('public/fonts/fraunces-600.woff2')).toString('base64');
  const drawn = await Promise.all(scenes.map(drawScene));
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
    * { margin: 0; box-sizing: border-box }
    section, #sun { position: absolute; inset: 0; overflow: hidden; background: #1d2450 }
    #sun { background: #f4b223 }
    section > img { position: absolute; min-width: ${width}px; height: auto; will-change: transform }
    .says { position: absolute; left: 40px; top: 64px; padding: 18px 28px 20px; border-radius: 16px; background: #1d2450 }
    .card { inset: 0; display: grid; place-content: center; justify-items: center; text-align: center }
    b { display: block; font: 600 36px/1.2 Fraunces; color: #fff }
    i { font: 22px/1.4 system-ui, 'Noto Sans', sans-serif; color: #fbd98b }
    .card b { font-size: 54px; margin: 20px 0 6px }
  </style><div id="sun"></div>${drawn.join('')}`);
  await page.evaluate(stage, { length, opening });
  return page;
}

/** Runs in the page: gives it `show(now)`, once the font and the pictures are there. */
function stage({ length, opening }) {
  const part = (time, whole) => {
    const linear = Math.min(1, Math.max(0, time / whole));
    return linear * linear * (3 - 2 * linear);
  };
  const sun = document.querySelector('#sun');
  const all = [...document.querySelectorAll('section')];

  globalThis.show = (now) => {
    for (const [index, scene] of all.entries()) {
      const time = now - index * length;
      scene.hidden = time < 0 || time > length + opening;
      if (!scene.hidden) draw(scene, time, index === 0);
    }
  };

  function draw(scene, time, first) {
    const open = first ? 1 : part(time, opening);
    scene.style.clipPath = `circle(${Math.round(open * 600)}px)`;
    sun.style.clipPath = `circle(${Math.round(open * 640)}px)`;
    scene.before(sun);
    const [picture, words] = scene.children;
    if (!words) return;
    const [fromX, fromY, toX, toY] = picture.dataset.way.split(',').map(Number);
    const way = part(time, length + opening);
    picture.style.translate = `${Math.round(way * (fromX - toX)) - fromX}px ${Math.round(way * (fromY - toY)) - fromY}px`;
    const arrived = part(time - opening, 0.3);
    words.style.opacity = arrived;
    words.style.translate = `0 ${Math.round((1 - arrived) * 12)}px`;
  }

  return Promise.all([document.fonts.load('1px Fraunces'), ...[...document.images].map((image) => image.decode())]);
}

async function drawScene({ picture, card, from = [0, 0], to = from, says: [french, english] }) {
  if (card) {
    const mark = await readFile('public/logo-mark.svg', 'base64');
    return `<section><div class="says card"><img width="132" alt="" src="data:image/svg+xml;base64,${mark}"><b>${card}</b><i>${french} ${english}</i></div></section>`;
  }
  const drawing = await readFile(`lib/cms/seed/pictures/${picture}.svg`, 'base64');
  const [, across, down] = Buffer.from(drawing, 'base64')
    .toString()
    .match(/viewBox="0 0 (\d+) (\d+)"/);
  const scale = Math.max(width / across, height / down);
  return `<section><img width="${Math.round(across * scale)}" alt="" data-way="${[...from, ...to]}" src="data:image/svg+xml;base64,${drawing}"><div class="says"><b>${french}</b><i>${english}</i></div></section>`;
}

/** Plays on every phone: H.264 baseline, the index in front, no sound. */
function encode(file) {
  const input = ['-f', 'image2pipe', '-framerate', perSecond, '-c:v', 'png', '-i', '-'];
  const quality = [
    '-profile:v',
    'baseline',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    31,
    '-level',
    3.1,
    '-refs',
    5,
    '-g',
    200,
  ];
  const output = ['-c:v', 'libx264', ...quality, '-movflags', '+faststart', '-map_metadata', -1, file];
  return spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...output].map(String), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
