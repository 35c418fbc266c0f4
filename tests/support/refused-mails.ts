import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { executeSql } from '@/lib/backend/sql';
import { hasTransactions } from '@/lib/cms/transactions';

/** As if the process died at the moment when it stores a mail. */
export async function refuseMails(cms: Payload): Promise<void> {
  if (hasTransactions(cms)) {
    await executeSql(sql`CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no mail can be stored'; END $$`);
    await executeSql(
      sql`CREATE TRIGGER refuse_mail BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse_mail()`,
    );
  } else {
    await executeSql(sql`CREATE TRIGGER refuse_mail BEFORE INSERT ON mails
      BEGIN SELECT RAISE(ABORT, 'no mail can be stored'); END`);
  }
}

export async function acceptMails(cms: Payload): Promise<void> {
  if (hasTransactions(cms)) await executeSql(sql`DROP FUNCTION IF EXISTS refuse_mail CASCADE`);
  else await executeSql(sql`DROP TRIGGER IF EXISTS refuse_mail`);
}
