import { expect, test } from 'vitest';
import { registerLearner } from '@/tests/support/learners';
import { newPassword, openPasswords, statusAndError } from '@/tests/support/password-resets';

const { request, send, login } = await openPasswords();

test('a learner changes the password with the old one; every session ends', async () => {
  const learner = await registerLearner(request);
  const other = ((await (await login(learner.email, learner.password)).json()) as { data: string }).data;
  const change = (fields: object, headers = learner.bearer) =>
    send('/auth/change-password', fields, headers as Record<string, string>);
  const fields = {
    email: learner.email,
    old_password: learner.password,
    password: newPassword,
    confirm_password: newPassword,
  };

  expect((await change(fields, {} as typeof learner.bearer)).status).toBe(401);
  expect((await change({ ...fields, email: 'someone.else@example.com' })).status).toBe(403);
  expect(await statusAndError(await change({ ...fields, old_password: 'wrong' }))).toEqual([
    400,
    'The old password is wrong.',
  ]);
  expect(await statusAndError(await change({ ...fields, confirm_password: 'another' }))).toEqual([
    400,
    'Passwords must match',
  ]);
  for (const [weak, message] of [
    ['qwerty', 'This password is too common. Please choose another one.'],
    ['sumyatnoe', 'Please choose a password without your name or email.'],
  ]) {
    const refused = await change({ ...fields, password: weak, confirm_password: weak });
    expect(await statusAndError(refused)).toEqual([400, message]);
  }
  expect(await (await change(fields)).json()).toEqual({ data: 'Password updated successfully' });
  for (const token of [learner.token, other]) {
    expect((await request('/auth/me', { headers: { authorization: token } })).status).toBe(401);
  }
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('attempts of the old password are limited', async () => {
  const learner = await registerLearner(request);
  const change = (old: string) =>
    send(
      '/auth/change-password',
      { old_password: old, password: newPassword, confirm_password: newPassword },
      learner.bearer,
    );
  await Promise.all(Array.from({ length: 12 }, (_, at) => change(`guess-${at}`)));
  expect((await change(learner.password)).status).toBe(400);
});

test('changing the password clears the cookie', async () => {
  const learner = await registerLearner(request);
  const change = { old_password: learner.password, password: newPassword, confirm_password: newPassword };
  const response = await send('/auth/change-password', change, learner.bearer);
  expect(response.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
});
