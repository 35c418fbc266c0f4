import sharp from 'sharp';

type Receipt = { amount?: string; number?: string; width?: number; height?: number };

/** A drawing of a bank app's receipt, such as learners send: the same layout each time, other figures. */
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

/** The same as a file. */
export const receiptPicture = (receipt: Receipt = {}, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp(receiptDrawing(receipt)).toFormat(format, { quality: 88 }).toBuffer();

/** A photo of noise, as large as a phone's camera makes them. */
export function photo(width: number, height: number, quality = 90): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality })
    .toBuffer();
}

/** A part of a form with a file. */
export const asFile = (bytes: Buffer, name = 'screenshot.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
