import { eq } from 'drizzle-orm';
import type { Enrolment } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import type { TestBackend } from './database';
import { formPoster, readResult } from './post';

const hourMs = 60 * 60 * 1000;
let people = 0;

/** A new guest each time. */
function someone() {
  people++;
  return { name: 'Thiri Aung', phoneNumber: `0925${1_000_000 + people}`, email: `thiri${people}@example.com` };
}

export function seatRequests(backend: TestBackend) {
  const { cms } = backend;
  const { postJson } = formPoster(backend);

  async function rowOf(email: string): Promise<Enrolment> {
    const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: email } }, depth: 0 });
    const [row] = docs;
    if (!row) throw new Error(`${email} has sent nothing that is stored.`);
    return row;
  }

  const reserve = async (id: string, person = someone()) => readResult(await postJson(`/class/reserve/${id}`, person));
  return {
    someone,
    rowOf,
    reserve,
    wait: async (id: string, person = someone()) => readResult(await postJson(`/class/wait/${id}`, person)),
    async reserveStored(id: string, person = someone()) {
      const { status, result } = await reserve(id, person);
      if (status !== 200) throw new Error(`The reservation was refused: ${result}`);
      return { person, row: await rowOf(person.email) };
    },
    /** In hours from now, as if the time had passed. */
    async setEnd(id: string, hours: number) {
      const { drizzle, tables } = databaseOf(cms, 'enrolments');
      const heldUntil = new Date(Date.now() + hours * hourMs).toISOString();
      await drizzle.update(tables.enrolments).set({ heldUntil }).where(eq(tables.enrolments.id, id));
    },
    /** The English subjects, without the reference and the second language. */
    async mailsTo(email: string): Promise<string[]> {
      const where = { to: { equals: email } };
      const { docs } = await cms.find({ collection: 'mails', where, sort: 'createdAt', pagination: false });
      return docs.map(({ subject }) => subject.replace(/ \([A-Z]+-.*$/, ''));
    },
  };
}
