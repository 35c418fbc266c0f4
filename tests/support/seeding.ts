import type { CollectionSlug, Payload } from 'payload';
import { contentCollections } from '@/lib/cms/content-collections';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { deletesUsedRecords } from '@/lib/cms/recycle-bin';
import { databaseOf } from '@/lib/cms/tables';
import { makeCourse, makeInstructor, makePicture } from './factories';

/** The whole demonstration content. */
export const whole = { courses: 35, posts: 14, faqs: 11, learners: 1 };

export function seeding(cms: Payload) {
  const deleteAll = (collection: CollectionSlug) => cms.delete({ collection, where: {}, context: deletesUsedRecords });
  const count = async (collection: CollectionSlug) => (await cms.count({ collection })).totalDocs;
  return {
    start: () => prepareDatabase(cms),
    deleteAll,
    count,
    counts: async () =>
      Object.fromEntries(await Promise.all(contentCollections.map(async (slug) => [slug, await count(slug)]))),
    courseNames: async () =>
      (await cms.find({ collection: 'courses', pagination: false, depth: 0 })).docs.map(({ name }) => name),
    /** As if nobody had ever started the site on this database. */
    empty: async () => {
      for (const collection of ['staff', ...contentCollections] as const) await deleteAll(collection);
      for (const { slug } of cms.config.globals) {
        const { drizzle, tables } = databaseOf(cms, slug);
        await drizzle.delete(tables[slug]);
      }
      await cms.kv.clear();
    },
  };
}

/** With pictures of its own: staff may have deleted all others. */
export async function makeOwnCourse() {
  const { id: image } = await makePicture();
  const { id: instructor } = await makeInstructor({ image });
  return makeCourse({ name: 'Our own course', instructor, thumbnail: image, cover: image });
}
