import type { Payload } from 'payload';
import { vi } from 'vitest';

/** What `happen` writes comes between reading and writing of the next save, of `record`. */
export function beforeNextWrite({ db }: Payload, happen: (record: string) => Promise<unknown>): void {
  const { updateOne } = db;
  const spy = vi.spyOn(db, 'updateOne').mockImplementationOnce(async (change) => {
    spy.mockRestore();
    await happen(String(change.id));
    return updateOne.call(db, change);
  });
}
