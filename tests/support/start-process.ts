// A process that opens and prepares the database as a start does, and then lives on: `npx payload run`.
import sharp from 'sharp';
import { openCms } from '@/lib/cms/open';
import { bringUpToDate } from '@/lib/cms/prepare';

// Pictures of 16 pixels: their encoding is not what is tested.
const { resize } = sharp.prototype;
sharp.prototype.resize = function (options: object) {
  return resize.call(this, { ...options, width: 16, height: undefined });
};

try {
  await bringUpToDate(await openCms());
  console.log('prepared');
  // `payload run` ends the process with its script.
  await new Promise(() => setInterval(() => {}, 60_000));
} catch (error) {
  console.error(error);
  process.exit(1);
}
