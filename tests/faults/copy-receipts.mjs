// Copies the enrolments of a stopped server, each with a receipt of its own: `node copy-receipts.mjs FOLDER COUNT WAITING`.
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseFile } from '../../scripts/environment.mjs';

const [folder, count, waiting] = process.argv.slice(2);
const client = createClient({ url: pathToFileURL(databaseFile(folder)).href });
// The rows are inserted in random order: the default cache of 2 MB would read pages again and again.
await client.execute('PRAGMA cache_size = -262144');
const hex = (bytes) => `lower(hex(randomblob(${bytes})))`;
const newId = [4, 2, 2, 2, 6].map(hex).join(" || '-' || ");
const date = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || number || ' minutes')";
/** 28 regions of four hashes. */
const hashesPerReceipt = 112;

await client.batch(
  [
    `CREATE TEMP TABLE source AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, id, receipt_id FROM enrolments`,
    `CREATE TEMP TABLE copies AS WITH RECURSIVE numbers(number) AS
      (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${Number(count)})
      SELECT number, ${newId} AS receipt, source.receipt_id AS old_receipt, source.id AS old_enrolment
      FROM numbers JOIN source ON place = number % (SELECT count(*) FROM source)`,
    await copyTable('receipts', 'old_receipt', {
      id: 'receipt',
      digest: hex(32),
      filename: "receipt || '.webp'",
      duplicate_group: 'NULL',
    }),
    await copyTable('enrolments', 'old_enrolment', {
      id: newId,
      email: "'learner' || number || '@example.com'",
      phone: "'+95926' || printf('%07d', number)",
      reference: "'COPY-' || number",
      receipt_id: 'receipt',
      receipt_digest: hex(32),
      transaction_number: "printf('%010d', number)",
      state: `CASE WHEN number <= ${Number(waiting)} THEN 'Pending' ELSE 'Accepted' END`,
      idempotency_key: 'NULL',
      created_at: date,
      updated_at: date,
    }),
    `INSERT INTO receipt_hashes (id, hash, receipt) WITH RECURSIVE hashes(hash) AS
      (SELECT 1 UNION ALL SELECT hash + 1 FROM hashes WHERE hash < ${hashesPerReceipt})
      SELECT ${newId}, abs(random() % 1048576), receipt FROM copies, hashes`,
  ],
  'write',
);

/** `own` has the columns that differ from the source. */
async function copyTable(table, sourceId, own) {
  const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${table}')`);
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => own[name] ?? `${table}.${name}`);
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM copies JOIN ${table} ON ${table}.id = ${sourceId}`;
}
