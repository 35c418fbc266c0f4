import { type SQL, sql } from 'drizzle-orm';

type Database = { run: (statement: SQL) => Promise<unknown> } | { execute: (statement: SQL) => Promise<unknown> };

/** Copies the school of each stored inquiry from its answers into the column that lists and search use. */
export async function fillInquirySchools(db: Database): Promise<void> {
  if ('run' in db) {
    await db.run(sql`UPDATE inquiries SET school = NULLIF(json_extract(answers, '$.schoolOrcampus'), '')
      WHERE school IS NULL`);
  } else {
    await db.execute(sql`UPDATE inquiries SET school = NULLIF(answers->>'schoolOrcampus', '') WHERE school IS NULL`);
  }
}
