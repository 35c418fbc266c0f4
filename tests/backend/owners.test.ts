import { expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const rolesOf = async (id: string) => (await cms.findByID({ collection: 'staff', id })).roles;
const ownerCount = async () =>
  (await cms.count({ collection: 'staff', where: { roles: { in: ['owner'] } } })).totalDocs;

/** Leaves one owner: the one who is given. */
async function onlyOwner(id: string): Promise<void> {
  await cms.delete({ collection: 'staff', where: { and: [{ roles: { in: ['owner'] } }, { id: { not_equals: id } }] } });
}

const mailsAbout = async (subject: string) => {
  const { docs } = await cms.find({ collection: 'mails', where: { subject: { like: subject } }, pagination: false });
  return docs;
};

test('demonstration content sends no notice', async () => {
  const accounts = [{ kind: 'bank' as const, provider: 'KBZ Bank', accountName: 'École Padauk', accountNumber: '1' }];
  await cms.updateGlobal({ slug: 'payment-details', data: { accounts } });
  expect(await mailsAbout('Payment and rules')).toEqual([]);
});

test('editors and enrolment staff can change neither bank accounts nor the recipient of notices', async () => {
  const owner = await logInAs('owner');
  await callRest('/globals/school', {
    method: 'POST',
    headers: owner.headers,
    body: { email: 'office@school.example' },
  });
  const { headers } = await logInAs('editor', 'enrolments');
  const accounts = [{ kind: 'wallet', provider: 'KBZPay', accountName: 'Me', accountNumber: '09250000999' }];
  expect((await callRest('/globals/payment-details', { method: 'POST', headers, body: { accounts } })).status).toBe(
    403,
  );
  const body = { email: 'me@example.com', tagline: 'Bonjour' };
  expect((await callRest('/globals/school', { method: 'POST', headers, body })).status).toBe(200);
  expect(await cms.findGlobal({ slug: 'school' })).toMatchObject({
    email: 'office@school.example',
    tagline: 'Bonjour',
  });
});

test('a change of the bank accounts is mailed to every owner who is not suspended: what, by whom, when', async () => {
  const one = await logInAs('owner');
  const other = await makeStaff('owner');
  const [editor, suspended] = [await makeStaff('editor'), await makeStaff('owner')];
  await cms.update({ collection: 'staff', id: suspended.id, data: { suspended: true } });
  const accounts = (accountNumber: string) => [
    { kind: 'bank', provider: 'AYA Bank', accountName: 'École Padauk', accountNumber },
  ];
  const save = (body: object) => callRest('/globals/payment-details', { method: 'POST', headers: one.headers, body });
  await save({ accounts: accounts('1000200030') });
  await save({ accounts: accounts('9999888877') });
  const mails = (await mailsAbout('Payment and rules')).filter(({ text }) => text.includes('9999888877'));
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([one.staff.email, other.email]));
  for (const { email } of [editor, suspended]) expect(mails.map(({ to }) => to)).not.toContain(email);
  expect(mails[0]?.text).toContain('Accounts before: AYA Bank, Bank, École Padauk, 1000200030');
  expect(mails[0]?.text).toContain('Accounts now: AYA Bank, Bank, École Padauk, 9999888877');
  expect(mails[0]?.text).toContain(one.staff.name);
  expect(mails[0]?.text).toMatch(/on \d{4}-\d\d-\d\d \d\d:\d\d \(Yangon time\)/);
  const before = (await mailsAbout('Payment and rules')).length;
  await save({ accounts: accounts('9999888877') });
  expect(await mailsAbout('Payment and rules')).toHaveLength(before);
});

test('an owner who uses the admin in French reads a change of settings in French', async () => {
  const owner = await logInAs('owner');
  const reader = await makeStaff('owner');
  const device = { staff: reader.id, tokenHash: reader.id, name: 'Phone', language: 'fr' as const };
  const data = { ...device, lastUsedAt: new Date().toISOString() };
  await cms.db.create({ collection: 'staff-devices', data });
  const body = {
    notice: 'Nouveau',
    accounts: [{ kind: 'wallet', provider: 'Wave', accountName: 'U Ba', accountNumber: '77' }],
  };
  await callRest('/globals/payment-details', { method: 'POST', headers: owner.headers, body });
  const mail = (await mailsAbout('Paiement et règles')).find(({ to }) => to === reader.email);
  expect(mail?.text).toContain('Comptes maintenant');
  expect(mail?.text).toContain('Wave, Portefeuille mobile, U Ba, 77');
  expect(mail?.text).toContain('Avis');
  expect(mail?.text).not.toMatch(/Accounts|Payment and rules|Notice/);
});

test('a new recipient of notices is mailed to every owner', async () => {
  const { staff, headers } = await logInAs('owner');
  await callRest('/globals/school', { method: 'POST', headers, body: { email: 'elsewhere@school.example' } });
  const mails = (await mailsAbout('School: changed')).filter(({ to }) => to === staff.email);
  expect(mails.at(-1)?.text).toContain('Notices now go to: elsewhere@school.example');
});

test('every global keeps versions with the name of who saved or restored them', async () => {
  for (const { versions, slug } of cms.config.globals) expect(versions, slug).toBeTruthy();
  const first = await logInAs('owner');
  const second = await logInAs('owner');
  await cms.update({ collection: 'staff', id: first.staff.id, data: { name: 'Daw First' } });
  await cms.update({ collection: 'staff', id: second.staff.id, data: { name: 'U Second' } });
  const save = (who: typeof first, notice: string) =>
    callRest('/globals/payment-details', {
      method: 'POST',
      headers: who.headers,
      body: { notice, updatedBy: 'Nobody' },
    });
  await save(first, 'One');
  await save(second, 'Two');
  const history = async () =>
    (await callRest('/globals/payment-details/versions?sort=-updatedAt', { headers: first.headers })).json().docs;
  const [latest, earlier] = await history();
  expect([latest.version.notice, latest.version.updatedBy]).toEqual(['Two', 'U Second']);
  expect([earlier.version.notice, earlier.version.updatedBy]).toEqual(['One', 'Daw First']);
  const restore = `/globals/payment-details/versions/${earlier.id}`;
  expect((await callRest(restore, { method: 'POST', headers: second.headers, body: {} })).status).toBe(200);
  const [restored, ...others] = await history();
  expect([restored.version.notice, restored.version.updatedBy]).toEqual(['One', 'U Second']);
  expect(others.map(({ version }: { version: { updatedBy: string } }) => version.updatedBy)).toContain('Daw First');
  expect(await cms.findGlobal({ slug: 'payment-details' })).toMatchObject({ notice: 'One', updatedBy: 'U Second' });
});

test('settings of a release without versions become the first version', async () => {
  await cms.updateGlobal({ slug: 'legal', data: {} });
  await cms.db.deleteVersions({ globalSlug: 'legal', where: {} } as never);
  const { headers } = await logInAs('owner');
  await cms.updateGlobal({ slug: 'legal', data: {} });
  const { totalDocs } = (await callRest('/globals/legal/versions', { headers })).json();
  expect(totalDocs).toBe(2);
});

test('the last owner can be neither demoted nor deleted; the form shows why at its field', async () => {
  const { staff, headers } = await logInAs('owner');
  await onlyOwner(staff.id);
  const demoted = await callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: { roles: ['editor'] } });
  expect(demoted.status).toBe(400);
  const [error] = demoted.json().errors;
  expect(error.data.errors).toEqual([
    expect.objectContaining({ path: 'roles', message: expect.stringContaining('at least one owner') }),
  ]);
  await expect(cms.delete({ collection: 'staff', id: staff.id })).rejects.toThrow('at least one owner');
  expect(await rolesOf(staff.id)).toEqual(['owner']);
  expect(
    (await callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: { name: 'Still here' } })).status,
  ).toBe(200);
});

test.each(['demoted', 'deleted', 'demoted by one bulk edit'])(
  'of two owners who are %s at once, one stays',
  async (how) => {
    const one = await logInAs('owner');
    const other = await logInAs('owner');
    await cms.delete({
      collection: 'staff',
      where: { and: [{ roles: { in: ['owner'] } }, { id: { not_in: [one.staff.id, other.staff.id] } }] },
    });
    expect(await ownerCount()).toBe(2);
    const leave = ({ staff }: typeof one, { headers }: typeof one) =>
      how === 'deleted'
        ? callRest(`/staff/${staff.id}`, { method: 'DELETE', headers })
        : callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: { roles: ['editor'] } });
    if (how.endsWith('edit')) {
      const both = `where[id][in]=${one.staff.id},${other.staff.id}`;
      await callRest(`/staff?${both}`, { method: 'PATCH', headers: one.headers, body: { roles: ['editor'] } });
    } else await Promise.all([leave(one, other), leave(other, one)]);
    expect(await ownerCount()).toBe(1);
  },
);

test('a command restores or creates an owner with a one-time password', async () => {
  const { makeOwner } = await import('@/lib/cms/people/make-owner');
  const demoted = await makeStaff('editor');
  const again = await makeOwner(cms, ` ${demoted.email.toUpperCase()} `);
  expect(again).toMatchObject({ email: demoted.email, isNew: false });
  expect(await rolesOf(demoted.id)).toEqual(['editor', 'owner']);
  const login = () =>
    callRest('/staff/login', { method: 'POST', body: { email: again.email, password: again.password } });
  const first = await login();
  expect(first.status).toBe(200);
  expect((await login()).status).toBe(401);
  const headers = { authorization: `JWT ${first.json().token}` };
  const password = 'the-padauk-is-in-flower';
  const chosen = await callRest(`/staff/${demoted.id}`, { method: 'PATCH', headers, body: { password } });
  expect(chosen.status).toBe(200);
  const next = { method: 'PATCH', headers, body: { password: 'and-the-rain-is-near-2' } };
  expect((await callRest(`/staff/${demoted.id}`, next)).status).toBe(400);
  for (let times = 0; times < 2; times++) {
    expect((await callRest('/staff/login', { method: 'POST', body: { email: again.email, password } })).status).toBe(
      200,
    );
  }

  const made = await makeOwner(cms, 'new.owner@school.example');
  expect(made.isNew).toBe(true);
  expect((await callRest('/staff/login', { method: 'POST', body: made })).status).toBe(200);
});
