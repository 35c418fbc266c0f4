import { eq } from 'drizzle-orm';
import type { CollectionAfterDeleteHook } from 'payload';
import { databaseOf } from '@/lib/cms/tables';

export const deleteReceiptHashes: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { drizzle, tables } = databaseOf(req.payload, 'receipt-hashes');
  await drizzle.delete(tables['receipt-hashes']).where(eq(tables['receipt-hashes'].receipt, String(id)));
};
