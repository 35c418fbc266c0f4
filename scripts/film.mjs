// Renders the school's film from the illustrations: `node scripts/film.mjs`. Needs ffmpeg and Chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const [width, height, perSecond] = [960, 540, 20];
const [length, opening] = [3.6, 0.6];

// `from` and `to`: position of the picture in pixels.
const scenes = [
  { picture: 'banner-bridge-desktop', from: [60, 0], to: [240, 0], lines: ['Bonjour !', 'Hello from Yangon.'] },
  {
    picture: 'about-school',
    from: [0, 10],
    to: [0, 180],
    lines: ['Une école, un jardin, un padauk.', 'A school, a garden, a padauk tree.'],
  },
  {
    picture: 'banner-children-desktop',
    from: [90, 0],
    to: [220, 0],
    lines: ['On apprend en jouant.', 'Children learn by playing.'],
  },
  {
    picture: 'banner-exam-desktop',
    from: [60, 0],
    to: [180, 0],
    lines: ['Un plan clair, un diplôme.', 'A clear plan, a diploma.'],
  },
  { picture: 'event-crepe-afternoon', lines: ['Et parfois, des crêpes.', 'And sometimes, crêpes.'] },
  { card: 'École Padauk', lines: ['À bientôt !', 'See you soon.'] },
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
if (code !== 0) throw new Error(`ffmpeg ended with exit code ${code}: the film is incomplete.`);

function captions() {
  const cues = scenes.map(({ card, lines: [french, english] }, index) => {
    const [from, to] = [index * length + 0.4, Math.min((index + 1) * length, seconds - 0.4)];
    const text = `${card ? `${card}. ` : ''}${french} ${english}`;
    return `${index + 1}\n00:00:${formatTime(from)} --> 00:00:${formatTime(to)}\n[On the screen] ${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function formatTime(time) {
  return time.toFixed(3).padStart(6, '0');
}

/** Scenes open as a growing sun, which compresses well. */
async function openPage() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width, height } });
  const font = (await readFile('public/fonts/fraunces-600.woff2')).toString('base64');
  const sceneHtml = await Promise.all(scenes.map(drawScene));
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
    * { margin: 0; box-sizing: border-box }
    section, #sun { position: absolute; inset: 0; overflow: hidden; background: #1d2450 }
    #sun { background: #f4b223 }
    section > img { position: absolute; min-width: ${width}px; height: auto; will-change: transform }
    .caption { position: absolute; left: 40px; top: 64px; padding: 18px 28px 20px; border-radius: 16px; background: #1d2450 }
    .card { inset: 0; display: grid; place-content: center; justify-items: center; text-align: center }
    b { display: block; font: 600 36px/1.2 Fraunces; color: #fff }
    i { font: 22px/1.4 system-ui, 'Noto Sans', sans-serif; color: #fbd98b }
    .card b { font-size: 54px; margin: 20px 0 6px }
  </style><div id="sun"></div>${sceneHtml.join('')}`);
  await page.evaluate(stage, { length, opening });
  return page;
}

/** Runs in the page. Resolves when the font and pictures are loaded. */
function stage({ length, opening }) {
  const ease = (time, duration) => {
    const linear = Math.min(1, Math.max(0, time / duration));
    return linear * linear * (3 - 2 * linear);
  };
  const sun = document.querySelector('#sun');
  const sections = [...document.querySelectorAll('section')];

  globalThis.show = (now) => {
    for (const [index, scene] of sections.entries()) {
      const time = now - index * length;
      scene.hidden = time < 0 || time > length + opening;
      if (!scene.hidden) draw(scene, time, index === 0);
    }
  };

  function draw(scene, time, first) {
    const open = first ? 1 : ease(time, opening);
    scene.style.clipPath = `circle(${Math.round(open * 600)}px)`;
    sun.style.clipPath = `circle(${Math.round(open * 640)}px)`;
    scene.before(sun);
    const [picture, caption] = scene.children;
    if (!caption) return;
    const [fromX, fromY, toX, toY] = picture.dataset.path.split(',').map(Number);
    const progress = ease(time, length + opening);
    picture.style.translate = `${Math.round(progress * (fromX - toX)) - fromX}px ${Math.round(progress * (fromY - toY)) - fromY}px`;
    const shown = ease(time - opening, 0.3);
    caption.style.opacity = shown;
    caption.style.translate = `0 ${Math.round((1 - shown) * 12)}px`;
  }

  return Promise.all([document.fonts.load('1px Fraunces'), ...[...document.images].map((image) => image.decode())]);
}

async function drawScene({ picture, card, from = [0, 0], to = from, lines: [french, english] }) {
  if (card) {
    const mark = await readFile('public/logo-mark.svg', 'base64');
    return `<section><div class="caption card"><img width="132" alt="" src="data:image/svg+xml;base64,${mark}"><b>${card}</b><i>${french} ${english}</i></div></section>`;
  }
  const drawing = await readFile(`lib/cms/seed/pictures/${picture}.svg`, 'base64');
  const [, across, down] = Buffer.from(drawing, 'base64')
    .toString()
    .match(/viewBox="0 0 (\d+) (\d+)"/);
  const scale = Math.max(width / across, height / down);
  return `<section><img width="${Math.round(across * scale)}" alt="" data-path="${[...from, ...to]}" src="data:image/svg+xml;base64,${drawing}"><div class="caption"><b>${french}</b><i>${english}</i></div></section>`;
}

/** H.264 baseline with the index in front plays on every phone. */
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
