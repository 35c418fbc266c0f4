import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  File,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { contentCollections } from '@/lib/cms/content-collections';
import type { Course, Post } from '@/lib/cms/payload-types';
import { deletesUsedRecords } from '@/lib/cms/recycle-bin';
import { type EncodedPicture, findEncodedPicture, withEncodedPictures } from '@/lib/cms/seed/encoded-pictures';
import { rasterise, readDrawing } from '@/lib/cms/seed/pictures';
import { seedId, seedIds } from '@/lib/cms/seed/seed-ids';
import { globalSavedAt, type SeedState, writeSeedState } from '@/lib/cms/seed/state';
import { storeTexts, type Texts } from '@/lib/cms/seed/translated-records';
import { inLanguages } from '@/lib/cms/seed/translations';
import { databaseOf } from '@/lib/cms/tables';

type NewRecord<Slug extends CollectionSlug> = {
  collection: Slug;
  data: RequiredDataFromCollectionSlug<Slug>;
  file?: File;
  texts?: Texts;
};

export type RichText = Course['description'] & Post['content'];

/** A statement of SQLite has 32,766 parameters at most. */
const rowsPerStatement = 200;

/** Creates records with ids that an interrupted run can be cleared by, and leaves alone what others saved. */
export class Seeder {
  private readonly pictures = new Map<string, Promise<string>>();
  private readonly encoded = new Map<unknown, EncodedPicture>();
  private readonly texts = new Map<unknown, Texts>();
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
    const storeOneLanguage = storeTexts(this.cms, this.texts);
    try {
      if (this.interrupted) await this.clearInterruptedRun();
      else await writeSeedState(this.cms, { phase: 'seeding', globals: this.globals });
      await seed();
    } finally {
      db.allowIDOnCreate = allowIDOnCreate;
      storeOneLanguage();
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

  create<Slug extends CollectionSlug>({
    texts,
    data,
    ...args
  }: NewRecord<Slug>): Promise<DataFromCollectionSlug<Slug>> {
    const id = this.nextId(args.collection);
    if (texts) this.texts.set(id, texts);
    return this.cms.create({ ...args, data: { ...data, id }, overrideAccess: true } as never);
  }

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
    texts,
  }: {
    slug: Slug;
    data: Partial<DataFromGlobalSlug<Slug>>;
    texts?: Texts;
  }): Promise<void> {
    const savedAt = await globalSavedAt(this.cms, slug);
    const seededAt = this.globals[slug];
    // Null: an interrupted run was saving it.
    if (savedAt && seededAt !== null && seededAt !== savedAt) return;
    await this.recordGlobal(slug, null);
    if (texts) this.texts.set(slug, texts);
    await this.cms.updateGlobal({ slug, data: data as never, overrideAccess: true });
    await this.recordGlobal(slug, (await globalSavedAt(this.cms, slug)) ?? null);
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
      texts: inLanguages(({ pictures }) => ({ alt: pictures[name] })),
      file: { name: `${name}.${type}`, data, mimetype: `image/${type}`, size: data.length },
    });
    return record.id;
  }
}
