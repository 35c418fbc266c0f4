import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** SQLite runs without transactions (decision 2). */
export const hasTransactions = ({ db }: Pick<Payload, 'db'>): boolean => db.name !== 'sqlite';

/** What `work` writes with its request is committed together where the database has transactions. Joins that of `outer`. */
export async function inTransaction<Result>(
  cms: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
  outer?: PayloadRequest,
): Promise<Result> {
  const req = outer ?? (await createLocalReq({}, cms));
  const shouldCommit = await initTransaction(req);
  try {
    const result = await work(req);
    if (shouldCommit) await commitTransaction(req);
    return result;
  } catch (error) {
    if (shouldCommit) await killTransaction(req);
    throw error;
  }
}
