import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import burmeseTexts from './burmese-text.json' with { type: 'json' };

type Receipt = { amount?: string; number?: string; width?: number; height?: number };

export function receiptDrawing({ amount = '135,000', number = '01004128', width = 720, height = 1440 }: Receipt = {}) {
  const line = (y: number, text: string, size = 34) =>
    `<text x="60" y="${y}" font-family="sans-serif" font-size="${size}" fill="#222">${text}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 1440">
      <rect width="720" height="1440" fill="#f7f7f7"/><rect width="720" height="240" fill="#0a5aa8"/>
      <circle cx="360" cy="330" r="70" fill="#2a9d57"/>
      ${line(520, 'Transfer successful', 46)}${line(640, `-${amount} Ks`, 72)}
      ${line(800, `Transaction No. ${number}`)}${line(880, 'To: École Padauk')}${line(960, '21 Nov 2026, 10:24')}
    </svg>`,
  );
}

/** Half the size of a phone's screen: a quarter of the work. */
export const receiptPicture = (receipt: Receipt = {}, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp(receiptDrawing({ width: 360, height: 720, ...receipt }))
    .toFormat(format, { quality: 88 })
    .toBuffer();

/** Noise compresses as badly as a photo. */
export function photo(width: number, height: number, quality = 90): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality })
    .toBuffer();
}

/** A colour of its own, without anything to compare: comparing similar receipts takes seconds. */
export function unrelatedPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 90, height: 180, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

export const asFile = (bytes: Buffer, name = 'screenshot.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Differs between receipts of one app. */
export type Figures = { amount: string; number: string; time: string; name: string };

type TextStyle = { anchor?: 'start' | 'middle' | 'end'; fill?: string; weight?: 'bold'; family?: string };
type Layout = { width: number; height: number; draw: (figures: Figures) => string };

const svgText = (x: number, y: number, size: number, content: string, style: TextStyle = {}) =>
  `<text x="${x}" y="${y}" font-family="${style.family ?? 'DejaVu Sans'}" font-size="${size}" fill="${style.fill ?? '#222'}" text-anchor="${style.anchor ?? 'start'}" font-weight="${style.weight ?? 'normal'}">${content}</text>`;

const rowsFrom = (
  rows: [label: string, value: string][],
  draw: (label: string, value: string, row: number) => string,
) => rows.map(([label, value], row) => draw(label, value, row)).join('');

const burmeseImages: Record<string, { width: number; png: string }> = burmeseTexts;

/** Pre-rendered: few machines have a Burmese font. Digits are composed. */
function burmeseText(x: number, y: number, size: number, content: string, anchor: TextStyle['anchor'] = 'start') {
  const parts = burmeseImages[content]
    ? [content]
    : content.replaceAll(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)] ?? '').split('');
  // Images are 80 px high, with a font size of 48 px.
  const scale = size / 48;
  const widthOf = (part: string) => (burmeseImages[part]?.width ?? 16) * scale;
  const width = parts.reduce((sum, part) => sum + widthOf(part), 0);
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  return parts
    .map((part) => {
      const image = burmeseImages[part];
      const drawn = image
        ? `<image x="${at}" y="${y - 52 * scale}" width="${widthOf(part)}" height="${80 * scale}" href="data:image/png;base64,${image.png}"/>`
        : '';
      at += widthOf(part);
      return drawn;
    })
    .join('');
}

export const receiptLayouts: Record<string, Layout> = {
  'a blue app with values at the left': {
    width: 720,
    height: 1440,
    draw: ({ amount, number, time, name }) =>
      `<rect width="720" height="1440" fill="#f7f7f7"/><rect width="720" height="240" fill="#0a5aa8"/><circle cx="360" cy="330" r="70" fill="#2a9d57"/>${svgText(60, 520, 46, 'Transfer successful')}${svgText(60, 640, 72, `-${amount} Ks`)}${svgText(60, 800, 34, `Transaction No. ${number}`)}${svgText(60, 880, 34, `To: ${name}`)}${svgText(60, 960, 34, time)}`,
  },
  'a wide app with values at the right edge': {
    width: 1080,
    height: 2340,
    draw: ({ amount, number, time, name }) =>
      `<rect width="1080" height="2340" fill="#fff"/><rect width="1080" height="220" fill="#0b4ea2"/>${svgText(540, 170, 48, 'Transaction Details', { anchor: 'middle', fill: '#fff' })}<circle cx="540" cy="400" r="80" fill="#1aa260"/>${svgText(540, 560, 40, 'Payment Successful', { anchor: 'middle' })}${svgText(540, 680, 84, `-${amount}.00 (Ks)`, { anchor: 'middle', weight: 'bold' })}${rowsFrom(
        [
          ['Transaction Time', time],
          ['Transaction No.', `0100391${number}2231`],
          ['Transaction Type', 'Transfer'],
          ['Transfer To', name],
          ['Amount', `-${amount}.00 Ks`],
        ],
        (label, value, row) =>
          `${svgText(48, 840 + row * 110, 34, label, { fill: '#777' })}${svgText(1040, 840 + row * 110, 34, value, { anchor: 'end' })}<rect x="48" y="${870 + row * 110}" width="990" height="2" fill="#e5e5e5"/>`,
      )}`,
  },
  'a yellow app with a card': {
    width: 1080,
    height: 1920,
    draw: ({ amount, number, time, name }) =>
      `<rect width="1080" height="1920" fill="#ffe14d"/><rect x="50" y="240" width="980" height="1300" rx="40" fill="#fff"/>${svgText(540, 140, 44, 'Receipt', { anchor: 'middle' })}${svgText(540, 360, 40, 'Money sent', { anchor: 'middle', fill: '#555' })}${svgText(540, 470, 80, `${amount} Ks`, { anchor: 'middle', weight: 'bold' })}${svgText(540, 560, 34, time, { anchor: 'middle', fill: '#555' })}${rowsFrom(
        [
          ['To', name],
          ['Phone', '09 250 000 117'],
          ['Fee', '0 Ks'],
          ['Transaction ID', number],
        ],
        (label, value, row) =>
          svgText(110, 720 + row * 170, 30, label, { fill: '#888' }) + svgText(110, 770 + row * 170, 40, value),
      )}`,
  },
  'an app with all in the middle': {
    width: 1080,
    height: 2160,
    draw: ({ amount, number, time, name }) =>
      `<rect width="1080" height="2160" fill="#fff"/><circle cx="540" cy="300" r="90" fill="#d6336c"/>${[
        ['Transfer completed', 52],
        [`${amount} MMK`, 88],
        [`Transaction ID ${number}`, 38],
        [time, 38],
        [`To ${name}`, 38],
        ['Thank you for banking with us', 32],
      ]
        .map(([text, size], row) => svgText(540, 520 + row * 150, Number(size), String(text), { anchor: 'middle' }))
        .join('')}`,
  },
  'an app in Burmese': {
    width: 1080,
    height: 2160,
    draw: ({ amount, number, time }) =>
      `<rect width="1080" height="2160" fill="#f4f6fb"/><rect width="1080" height="200" fill="#c8102e"/>${burmeseText(540, 420, 56, 'ငွေလွှဲခြင်း အောင်မြင်ပါသည်', 'middle')}${burmeseText(540, 560, 80, amount, 'middle')}${burmeseText(860, 560, 48, 'ကျပ်')}${(
        [
          ['ငွေလွှဲနံပါတ်', number],
          ['ရက်စွဲ', time],
          ['လက်ခံသူ', 'ဒေါ်သီရိအောင်'],
          ['ငွေပမာဏ', amount],
        ] as const
      )
        .map(
          ([label, value], row) =>
            burmeseText(60, 760 + row * 150, 42, label) + burmeseText(1020, 760 + row * 150, 44, value, 'end'),
        )
        .join('')}`,
  },
  'a dark app': {
    width: 828,
    height: 1792,
    draw: ({ amount, number, time, name }) =>
      `<rect width="828" height="1792" fill="#121418"/><rect x="32" y="200" width="764" height="1100" rx="28" fill="#1e2229"/>${svgText(64, 150, 44, 'Transfer', { fill: '#eee', weight: 'bold' })}${svgText(64, 290, 30, 'Amount', { fill: '#9aa' })}${svgText(64, 360, 64, `MMK ${amount}`, { fill: '#fff' })}${rowsFrom(
        [
          ['Reference', `FT26${number}`],
          ['Date', time],
          ['From account', '0099 1234 **** 5678'],
          ['Beneficiary', name],
          ['Status', 'Completed'],
        ],
        (label, value, row) =>
          svgText(64, 480 + row * 130, 28, label, { fill: '#9aa' }) +
          svgText(64, 525 + row * 130, 34, value, { fill: '#f2f2f2' }),
      )}`,
  },
  'a slip in small print': {
    width: 720,
    height: 1280,
    draw: ({ amount, number, time, name }) =>
      `<rect width="720" height="1280" fill="#eef1f0"/>${svgText(360, 110, 38, 'E-RECEIPT', { anchor: 'middle', family: 'DejaVu Serif', weight: 'bold' })}<rect x="24" y="150" width="672" height="3" fill="#333"/>${rowsFrom(
        [
          ['Txn ref', number],
          ['Date/time', time],
          ['Debit a/c', '1230040056789'],
          ['Credit a/c', '0270099911234'],
          ['Name', name],
          ['Amount (MMK)', `${amount}.00`],
          ['Remark', 'French A1'],
        ],
        (label, value, row) =>
          svgText(24, 230 + row * 84, 24, label, { family: 'DejaVu Sans Mono' }) +
          svgText(300, 230 + row * 84, 26, value, { family: 'DejaVu Sans Mono' }),
      )}`,
  },
};

export const figures: Figures = {
  amount: '150,000',
  number: '01004128',
  time: '21/11/2026 10:24:31',
  name: 'Daw Thiri Aung',
};

export function layoutPicture(layout: string, changes: Partial<Figures> = {}): Promise<Buffer> {
  const { width, height, draw } = receiptLayouts[layout] as Layout;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw({ ...figures, ...changes })}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

type Crop = { left?: number; right?: number; top?: number; bottom?: number };

/** In pixels. */
export async function cropped(picture: Buffer, { left = 0, right = 0, top = 0, bottom = 0 }: Crop): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left, top, width: width - left - right, height: height - top - bottom })
    .png()
    .toBuffer();
}
