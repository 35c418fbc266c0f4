import type { Payload } from 'payload';
import { vi } from 'vitest';

/** What `happen` writes comes between reading and writing of the next save. */
export function beforeNextWrite({ db }: Payload, happen: () => Promise<unknown>): void {
  const { updateOne } = db;
  const spy = vi.spyOn(db, 'updateOne').mockImplementationOnce(async (change) => {
    spy.mockRestore();
    await happen();
    return updateOne.call(db, change);
  });
}
