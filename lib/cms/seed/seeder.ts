import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { inArray } from 'drizzle-orm';
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import { contentCollections } from '@/lib/cms/content-collections';
import type { Course, Post } from '@/lib/cms/payload-types';
import { deletesUsedRecords } from '@/lib/cms/recycle-bin';
import { type EncodedPicture, findEncodedPicture, withEncodedPictures } from '@/lib/cms/seed/encoded-pictures';
import { rasterise, readDrawing } from '@/lib/cms/seed/pictures';
import { seedId, seedIds } from '@/lib/cms/seed/seed-ids';
import { globalSavedAt, type SeedState, writeSeedState } from '@/lib/cms/seed/state';
import { databaseOf } from '@/lib/cms/tables';
import type { Locale } from '@/lib/format/locale';

type RichText = Course['description'] & Post['content'];

/** A statement of SQLite has 32,766 parameters at most. */
const rowsPerStatement = 200;

/** Creates records with ids that an interrupted run can be cleared by, and leaves alone what others saved. */
export class Seeder {
  private readonly pictures = new Map<string, Promise<string>>();
  private readonly encoded = new Map<unknown, EncodedPicture>();
  private readonly counts = new Map<CollectionSlug, number>();
  private readonly globals: Partial<Record<GlobalSlug, string | null>>;

  constructor(
    private readonly cms: Payload,
    private readonly interrupted: (SeedState & { phase: 'seeding' }) | null,
  ) {
    this.globals = interrupted?.globals ?? {};
  }

  /** Runs the seed after clearing an interrupted run. Other code cannot choose ids once this returns. */
  async run(seed: () => Promise<void>): Promise<void> {
    const { db, config } = this.cms;
    const { allowIDOnCreate } = db;
    const { sharp } = config;
    db.allowIDOnCreate = true;
    if (sharp) config.sharp = withEncodedPictures(sharp, this.encoded);
    try {
      if (this.interrupted) await this.clearInterruptedRun();
      else await writeSeedState(this.cms, { phase: 'seeding', globals: this.globals });
      await seed();
    } finally {
      db.allowIDOnCreate = allowIDOnCreate;
      config.sharp = sharp;
    }
  }

  private async clearInterruptedRun(): Promise<void> {
    for (const collection of ['staff', ...contentCollections] as const) {
      await this.cms.delete({
        collection,
        where: { id: { in: seedIds(collection) } },
        trash: true,
        context: deletesUsedRecords,
        overrideAccess: true,
      });
    }
  }

  markdown(text: string): RichText {
    const { editorConfig } = this.cms.config.editor as LexicalRichTextAdapter;
    return convertMarkdownToLexical({ editorConfig, markdown: text }) as unknown as RichText;
  }

  private nextId(collection: CollectionSlug): string {
    const count = this.counts.get(collection) ?? 0;
    this.counts.set(collection, count + 1);
    return seedId(collection, count);
  }

  private readonly idsOf = (collection: CollectionSlug): string[] =>
    seedIds(collection).slice(0, this.counts.get(collection));

  create: Payload['create'] = (args) => {
    const data = { ...args.data, id: this.nextId(args.collection) };
    return this.cms.create({ ...args, data, overrideAccess: true } as typeof args);
  };

  update: Payload['update'] = (args: object) => this.cms.update({ ...args, overrideAccess: true } as never);

  /** Many at once, without hooks: for records that are a single row each. Returns their ids. */
  async insert(collection: CollectionSlug, records: object[]): Promise<string[]> {
    const { drizzle, tables } = databaseOf(this.cms, collection);
    const rows = records.map((record) => ({ ...record, id: this.nextId(collection) }));
    for (let at = 0; at < rows.length; at += rowsPerStatement) {
      await drizzle.insert(tables[collection]).values(rows.slice(at, at + rowsPerStatement));
    }
    return rows.map(({ id }) => id);
  }

  async updateGlobal<Slug extends GlobalSlug>({
    slug,
    data,
  }: {
    slug: Slug;
    data: Partial<DataFromGlobalSlug<Slug>>;
  }): Promise<void> {
    const savedAt = await globalSavedAt(this.cms, slug);
    const seededAt = this.globals[slug];
    // Null: an interrupted run was saving it.
    if (savedAt && seededAt !== null && seededAt !== savedAt) return;
    await this.recordGlobal(slug, null);
    await this.cms.updateGlobal({ slug, data: data as never, overrideAccess: true });
    await this.recordGlobal(slug, (await globalSavedAt(this.cms, slug)) ?? null);
  }

  /** `textsOf` gets each seeded record with its English texts. */
  async translate<Slug extends CollectionSlug>(
    collection: Slug,
    locale: Locale,
    textsOf: (document: DataFromCollectionSlug<Slug>) => object | undefined,
  ): Promise<void> {
    const where = { id: { in: this.idsOf(collection) } };
    const { docs } = await this.cms.find({ collection, where, pagination: false, depth: 0, overrideAccess: true });
    for (const document of docs as DataFromCollectionSlug<Slug>[]) {
      const data = textsOf(document);
      const update = { collection, id: document.id, locale, fallbackLocale: false, overrideAccess: true } as const;
      if (data) await this.cms.update({ ...update, data: data as never });
    }
  }

  async translateGlobal<Slug extends GlobalSlug>(
    slug: Slug,
    locale: Locale,
    textsOf: (document: DataFromGlobalSlug<Slug>) => object,
  ): Promise<void> {
    if (this.globals[slug] !== ((await globalSavedAt(this.cms, slug)) ?? null)) return;
    const document = await this.cms.findGlobal({ slug, depth: 0, overrideAccess: true });
    await this.recordGlobal(slug, null);
    const update = { slug, locale, fallbackLocale: false, overrideAccess: true } as const;
    await this.cms.updateGlobal({ ...update, data: textsOf(document as DataFromGlobalSlug<Slug>) as never });
    await this.recordGlobal(slug, (await globalSavedAt(this.cms, slug)) ?? null);
  }

  async translatePictures(locale: Locale, texts: Record<string, string>): Promise<void> {
    const found = [...this.pictures].flatMap(([name, id]) => (texts[name] ? [{ id, text: texts[name] }] : []));
    await this.insertTexts(
      'media',
      'alt',
      locale,
      await Promise.all(found.map(async ({ id, text }) => ({ id: await id, text }))),
    );
  }

  /** By the English label. */
  async translateLabels(locale: Locale, texts: Record<string, string>): Promise<void> {
    const { docs } = await this.cms.find({
      collection: 'classes',
      where: { id: { in: this.idsOf('classes') } },
      pagination: false,
      depth: 0,
    });
    const found = docs.flatMap(({ id, label }) => (label && texts[label] ? [{ id, text: texts[label] }] : []));
    await this.insertTexts('classes', 'label', locale, found);
  }

  /** The only text of many records at once, without hooks. */
  private async insertTexts(
    collection: 'classes' | 'media',
    field: string,
    locale: Locale,
    texts: { id: string; text: string }[],
  ): Promise<void> {
    const { drizzle, tables } = databaseOf(this.cms, collection, `${collection}_locales`);
    const rows = texts.map(({ id, text }) => ({ _locale: locale, _parentID: id, [field]: text }));
    await drizzle.insert(tables[`${collection}_locales`]).values(rows);
    const records = tables[collection];
    const flag = locale === 'my' ? { lacksBurmese: false } : { lacksFrench: false };
    await drizzle
      .update(records)
      .set(flag)
      .where(
        inArray(
          records.id,
          texts.map(({ id }) => id),
        ),
      );
  }

  private async recordGlobal(slug: GlobalSlug, savedAt: string | null): Promise<void> {
    this.globals[slug] = savedAt;
    await writeSeedState(this.cms, { phase: 'seeding', globals: this.globals });
  }

  picture(name: string, alt: string): Promise<string> {
    const id = this.pictures.get(name) ?? this.uploadPicture(name, alt);
    this.pictures.set(name, id);
    return id;
  }

  private async uploadPicture(name: string, alt: string): Promise<string> {
    const drawing = await readDrawing(name);
    const encoded = await findEncodedPicture(name, drawing);
    if (encoded) this.encoded.set(encoded.main, encoded);
    const [data, type] = encoded ? [encoded.main, 'webp'] : [await rasterise(name, drawing), 'png'];
    const record = await this.create({
      collection: 'media',
      data: { alt },
      file: { name: `${name}.${type}`, data, mimetype: `image/${type}`, size: data.length },
    });
    return record.id;
  }
}
