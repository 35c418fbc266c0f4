import { screenshot } from '@/lib/contract/fields';
import { preprocess } from '@/lib/contract/preprocess';

const toFirstFile = (value: unknown): unknown =>
  typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : value;

export const screenshotInput = preprocess(toFirstFile, screenshot);
