import type { SQL } from 'drizzle-orm';
import { openCms } from '@/lib/cms/open';

type Runner = {
  all?: <Row>(statement: SQL) => Promise<Row[]>;
  execute?: <Row>(statement: SQL) => Promise<{ rows: Row[] }>;
};

/**
 * Runs one SQL statement on whichever database there is and gives its rows. For what must be read and written at once, such
 * as counting a try; everything else goes through the CMS. Numbers may come as text, times go in as ISO texts.
 */
export async function runStatement<Row>(statement: SQL): Promise<Row[]> {
  const { drizzle } = (await openCms()).db as unknown as { drizzle: Runner };
  if (drizzle.all) return drizzle.all<Row>(statement);
  return (await drizzle.execute?.<Row>(statement))?.rows ?? [];
}
