const longestSide = 1600;
/** What the server takes; other pictures are turned into one of these wherever the browser can read them. */
const taken = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture of at most 1600 px that travels quickly; the file itself where this browser cannot read it or it is small already. */
export async function shrink(file: File): Promise<Blob> {
  try {
    const drawn = await redraw(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    return drawn && (drawn.size < file.size || !taken.includes(file.type)) ? drawn : file;
  } catch {
    return file;
  }
}

async function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
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
  const webp = await encode(canvas, 'image/webp', 0.82);
  // Browsers that write no WebP give a PNG instead, which is large for a photo.
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', 0.85);
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
