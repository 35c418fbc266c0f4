// For `payload run`: prepares the database as a start does, and keeps running.
import sharp from 'sharp';
import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';

// 16 px pictures encode fast.
const { resize } = sharp.prototype;
sharp.prototype.resize = function (options: object) {
  return resize.call(this, { ...options, width: 16, height: undefined });
};

try {
  await prepareDatabase(await openCms());
  console.log('prepared');
  // `payload run` exits when the script ends.
  await new Promise(() => setInterval(() => {}, 60_000));
} catch (error) {
  console.error(error);
  process.exit(1);
}
