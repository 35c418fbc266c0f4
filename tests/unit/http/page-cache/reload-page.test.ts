import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goneText, restoreText } from '@/lib/http/page-cache/reload-page';

const field = (id: string, type: string, value: string, more: object) => ({ id, name: '', type, value, ...more });
const text = (id: string, value: string, defaultValue = '', type = 'text') => field(id, type, value, { defaultValue });
const box = (id: string, checked: boolean) => field(id, 'checkbox', 'on', { checked, defaultChecked: false });
const select = (id: string, value: string, initial: string) => {
  const options = ['A1', 'A2', 'B1'].map((one) => ({ value: one, defaultSelected: one === initial }));
  return field(id, 'select-one', value, { options });
};

let fields: ReturnType<typeof field>[];
const history = { state: {} as object, replaceState: (state: object) => Object.assign(history, { state }) };
const reload = vi.fn();
/** As a page does. */
const run = (script: string) => new Function(script)();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: (selector: string) => {
      const tags = selector.split(', ');
      const tagOf = (type: string) => (type === 'select-one' ? 'select' : 'input');
      return fields.filter(({ type }) => tags.includes(tagOf(type)));
    },
  });
  vi.stubGlobal('location', { href: 'https://school.example/quotation', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('history', history);
  history.state = { page: 1 };
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a page whose payload is gone reloads once, with what was typed, ticked and chosen', () => {
  fields = [
    text('email', 'may@example.com'),
    text('name', 'Su', 'Su'),
    text('secret', 'padauk', '', 'password'),
    box('rules', true),
    select('level', 'A2', ''),
    select('first', 'A1', ''),
    select('marked', 'B1', 'B1'),
    select('back', 'A1', 'B1'),
  ];
  run(goneText);
  expect(reload).toHaveBeenCalledOnce();
  const typed = { 'email  ': 'may@example.com', 'rules  on': true, 'level  ': 'A2', 'back  ': 'A1' };
  expect(history.state).toEqual({ page: 1, typed });
  run(goneText);
  expect(reload).toHaveBeenCalledOnce();

  fields = [text('email', ''), text('name', 'Su', 'Su'), box('rules', false), select('level', 'A1', '')];
  run(restoreText);
  expect(fields).toMatchObject([{ value: 'may@example.com' }, { value: 'Su' }, { checked: true }, { value: 'A2' }]);
  expect(history.state).toEqual({ page: 1 });
});
