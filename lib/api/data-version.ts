import { processWide } from '@/lib/process-wide';

const versions = processWide('data-versions', () => ({ all: 0, byTag: new Map<string, number>() }));

/** Part of the cache key: what was loaded before an invalidation, or was being loaded during it, is never read after it. */
export const versionOf = (tags: string[]): string =>
  [versions.all, ...tags.map((tag) => versions.byTag.get(tag) ?? 0)].join('.');

/** Outside requests, where the framework cannot revalidate a tag. */
export function invalidateData(tag: string): void {
  versions.byTag.set(tag, (versions.byTag.get(tag) ?? 0) + 1);
}

export function invalidateAllData(): void {
  versions.all += 1;
}
