import { cefrLevels } from '@/lib/contract/cefr-levels';

/**
 * Copies the advice of the former bands to the levels, which have one each now. The lowest band was told to beginners too. Runs in
 * the migration that adds the columns, with a function that executes one statement; the SQL is the same for both databases.
 */
export async function copyBandAdvice(execute: (statement: string) => Promise<unknown>): Promise<void> {
  const lowestFirst = (where: string) =>
    `(SELECT "advice" FROM "level_test_settings_bands" WHERE "advice" IS NOT NULL AND ${where} ORDER BY "from" LIMIT 1)`;
  const copy = (column: string, where: string) =>
    execute(`UPDATE "level_test_settings" SET "${column}" = ${lowestFirst(where)} WHERE "${column}" IS NULL`);
  for (const level of cefrLevels) await copy(`${level.toLowerCase()}_advice`, `"level" = '${level}'`);
  await copy('a0_advice', '1 = 1');
}
