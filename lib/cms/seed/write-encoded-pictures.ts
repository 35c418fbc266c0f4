import { encodePictures } from '@/lib/cms/seed/encode-pictures';
import { drawingNames } from '@/lib/cms/seed/pictures';

await encodePictures(await drawingNames());
process.exit();
