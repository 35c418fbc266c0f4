import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** What `work` writes with this request is committed together where the database has transactions. */
export async function inTransaction<Result>(
  cms: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, cms);
  const shouldCommit = await initTransaction(req);
  try {
    const result = await work(req);
    if (shouldCommit) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
