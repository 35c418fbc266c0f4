const longestSide = 1600;
/** What the server takes; other pictures are turned into one of these wherever the browser can read them. */
const taken = ['image/jpeg', 'image/png', 'image/webp'];
const takenEverywhere = ['image/jpeg', 'image/png'];

/**
 * A picture of at most 1600 px that travels quickly; the file itself where this browser cannot read it or it is small already.
 * `keepFormat` for an existing backend, which may not take WebP: a JPEG stays a JPEG, a PNG a PNG, and other formats become JPEG.
 */
export async function shrink(file: File, keepFormat: boolean): Promise<Blob> {
  const encodeAs = keepFormat ? inFormat(file.type) : asWebp;
  const formats = keepFormat ? takenEverywhere : taken;
  try {
    const drawn = await redraw(await createImageBitmap(file, { imageOrientation: 'from-image' }), encodeAs);
    return drawn && (drawn.size < file.size || !formats.includes(file.type)) ? drawn : file;
  } catch {
    return file;
  }
}

type Encode = (canvas: HTMLCanvasElement) => Promise<Blob | null>;

async function redraw(bitmap: ImageBitmap, encodeAs: Encode): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // Transparent parts would turn black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return encodeAs(canvas);
}

async function asWebp(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp', 0.82);
  // Browsers that write no WebP give a PNG instead, which is large for a photo.
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', 0.85);
}

const inFormat =
  (type: string): Encode =>
  (canvas) =>
    encode(canvas, type === 'image/png' ? type : 'image/jpeg', 0.85);

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
