import { randomBytes, randomUUID } from 'node:crypto';
import type { Learner } from '@/lib/cms/payload-types';
import { family, teacherAccount } from '@/lib/cms/seed/content/learners';
import type { Seeder } from '@/lib/cms/seed/seeder';
import { hashPassword } from '@/lib/session/hashing';

export type DemonstrationAccounts = { parent: Learner; password: string };

/** A teacher and a parent with the same new password, which nothing stores. */
export async function seedAccounts(seeder: Seeder, instructors: Map<string, string>): Promise<DemonstrationAccounts> {
  const password = randomBytes(12).toString('base64url');
  const { instructor: name, email } = teacherAccount;
  await seeder.create({
    collection: 'staff',
    data: { name, email, password, roles: ['teacher'], instructor: instructors.get(name) },
  });
  const children = [family.running, family.waiting].map(({ name: child, age }) => ({
    _id: randomUUID(),
    name: child,
    birthYear: new Date().getFullYear() - age,
  }));
  const passwordHash = await hashPassword(password);
  const data = { name: family.name, email: family.email, phone: family.phone, children, passwordHash };
  return { parent: await seeder.create({ collection: 'learners', data }), password };
}
