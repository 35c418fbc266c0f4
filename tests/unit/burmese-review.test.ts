import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = process.cwd();
const review = readFileSync(join(root, 'docs/burmese-review.md'), 'utf8');
/** lib/format and lib/contract contain only signs that code compares. */
const folders = ['app', 'components', 'lib/cms', 'lib/mail', 'lib/text'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name) && !entry.parentPath.includes('migrations'))
    .map((entry) => join(entry.parentPath, entry.name)),
);
/** Whole texts, which a reader reads on the site rather than in a table: listed by their files. */
const isWholeText = (file: string) => /lib\/cms\/seed\/(?:translations|posts)\/(?:my|fr)\//.test(file);
/** Digits alone need no review. */
const burmese = /[\u1000-\u103f\u104a-\u109f]+/g;

test('every Burmese word that visitors read is listed for review by a native reader', () => {
  const missing = files
    .filter((file) => !isWholeText(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(burmese) ?? [])
        .filter((word) => !review.includes(word))
        .map((word) => `${file.slice(root.length + 1)}: ${word}`),
    );
  expect(missing).toEqual([]);
});

test('every whole Burmese text is listed by its file', () => {
  const missing = files
    .map((file) => file.slice(root.length + 1))
    .filter((file) => isWholeText(file) && file.includes('/my/') && !review.includes(`\`${file}\``));
  expect(missing).toEqual([]);
});

test('the list is Unicode, not Zawgyi', () => {
  // Signs that only Zawgyi fonts use, and a vowel sign written before its consonant.
  expect(review).not.toMatch(/[\u1060-\u1097]|(?:^|[\s“(])[\u1031\u103b\u103c]/u);
});
