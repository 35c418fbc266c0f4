const maxSidePixels = 1600;
const acceptedFormats = ['image/jpeg', 'image/png', 'image/webp'];
const formatsWithoutWebp = ['image/jpeg', 'image/png'];

/**
 * Scales a picture down and compresses it. Returns the file itself if the browser cannot decode it or the result is not smaller.
 * `shouldKeepFormat` is for an existing backend, which may not accept WebP: JPEG and PNG keep their format, others become JPEG.
 */
export async function compressPicture(file: File, shouldKeepFormat: boolean): Promise<Blob> {
  const encodeAs = shouldKeepFormat ? encoderFor(file.type) : encodeWebp;
  const formats = shouldKeepFormat ? formatsWithoutWebp : acceptedFormats;
  try {
    const compressed = await redraw(await createImageBitmap(file, { imageOrientation: 'from-image' }), encodeAs);
    return compressed && (compressed.size < file.size || !formats.includes(file.type)) ? compressed : file;
  } catch {
    return file;
  }
}

type Encode = (canvas: HTMLCanvasElement) => Promise<Blob | null>;

async function redraw(bitmap: ImageBitmap, encodeAs: Encode): Promise<Blob | null> {
  const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return encodeAs(canvas);
}

async function encodeWebp(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp', 0.82);
  // Browsers without a WebP encoder return PNG, which is large for a photo.
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', 0.85);
}

const encoderFor =
  (type: string): Encode =>
  (canvas) =>
    encode(canvas, type === 'image/png' ? type : 'image/jpeg', 0.85);

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
