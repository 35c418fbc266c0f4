import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiUrl, type Endpoint, pathOf } from '@/lib/contract/endpoint';
import { getOutline, listCourses } from '@/lib/contract/endpoints/courses';
import { project } from '@/scripts/project.mjs';

const folder = 'lib/contract/endpoints/';
const isDeclaration = (file: string) => file.startsWith(folder);
const modules: Record<string, Endpoint>[] = await Promise.all(
  readdirSync(join(project, folder)).map((file) => import(join(project, folder, file))),
);
const paths = [...new Set(modules.flatMap((endpoints) => Object.values(endpoints).map(({ path }) => path)))];

/** Without comments. */
const sources = ['lib', 'app', 'components'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('migrations'))
    .map((file) => {
      const text = readFileSync(join(project, folder, file), 'utf8');
      return { file: `${folder}/${file}`, code: text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '') };
    }),
);

/** Pages of the site or the admin have these paths, too, so only code of the API is checked for them. */
const sharedWithPages = ['/contact', '/blog', '/status', '/instructor', '/course', '/visits'];
const callers = /^lib\/(api|backend|existing-backend)\//;

/** A quoted path, with values for its parameters, perhaps with a query. */
function literalOf(path: string): RegExp {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/\'"`\\s]+' : part))
    .join('/');
  return new RegExp(`['"\`](?:/api)?${filled}(?=['"\`?])`, 'g');
}

const findPath = (path: string) =>
  sources
    .filter(({ file }) => !sharedWithPages.includes(path) || callers.test(file) || isDeclaration(file))
    .flatMap(({ file, code }) => [...code.matchAll(literalOf(path))].map(() => file));

describe.each(paths)('the path %s', (path) => {
  test('is written once in the source code', () => {
    const found = findPath(path);
    expect(found).toEqual([expect.stringMatching(/^lib\/contract\/endpoints\//)]);
  });
});

test('no code writes a URL below /api', () => {
  const urls = sources.flatMap(({ file, code }) => (/(?:['"`(]|\s)\/api\/(?!['"`])/.test(code) ? [file] : []));
  expect(urls).toEqual([]);
});

test('a path contains encoded parameters and the defined query values', () => {
  expect(apiUrl(getOutline, { courseId: 'été/1' })).toBe('/api/course/get_course/%C3%A9t%C3%A9%2F1');
  const query = { page: 2, name: 'A & B', id: undefined };
  expect(pathOf(listCourses, {}, query)).toBe('/course?page=2&name=A%20%26%20B');
});
