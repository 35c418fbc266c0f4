import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { provideDart } from '@/scripts/dart.mjs';
import { generateDartClient } from '@/tests/support/dart-client';

const secret = 'a-secret-of-the-tests-with-32-characters';
Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
const { createApiDocument } = await import('@/lib/backend/documentation/openapi');

const folder = mkdtempSync(join(tmpdir(), 'dart-client-'));
const client = generateDartClient(createApiDocument());
let dart: string[];

/** QEMU takes half a minute for one on an idle machine. */
const compileTimeoutMs = 300_000;
vi.setConfig({ testTimeout: compileTimeoutMs });

beforeAll(async () => {
  dart = await provideDart();
  writeFileSync(join(folder, 'school_api.dart'), client);
}, compileTimeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Result = { code: number; stdout: string; stderr: string };

/** Compiles the whole client with `main`, and runs it. */
function run(main: string, ...args: string[]): Promise<Result> {
  const file = join(folder, 'main.dart');
  writeFileSync(
    file,
    `import 'dart:io';\nimport 'school_api.dart';\n\nFuture<void> main(List<String> args) async {\n${main}\n}\n`,
  );
  return new Promise((resolve) => {
    const [program = '', ...options] = dart;
    execFile(program, [...options, file, ...args], { timeout: compileTimeoutMs }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** Answers each request with the next of `answers`, and keeps what was sent. */
async function startServer(answers: { status?: number; body: unknown }[]) {
  const requests: { line: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const answer = answers.shift();
    response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { requests, origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('a Dart client has a method for each call of the API document', () => {
  const calls = Object.values(createApiDocument().paths).flatMap((methods) => Object.values(methods));
  for (const { operationId } of calls) expect(client).toMatch(new RegExp(`^  Future<.+> ${operationId}\\(`, 'm'));
});

test('the compiler refuses a call without what it requires, and a field that no object has', async () => {
  const { code, stderr } = await run(`
  final api = SchoolApi(Uri.parse('https://school.example'));
  await api.sendContactMessage(body: SendContactMessageBody(name: 'Su'));
  print((await api.listCourses()).currentDatas.first.nmae);`);
  expect(code).not.toBe(0);
  expect(stderr).toContain("Required named parameter 'email' must be provided");
  expect(stderr).toContain("The getter 'nmae' isn't defined");
});

test('the Dart client compiles, reads a list, sends a form with a file and a token, and throws the code of an error', async () => {
  const course = { _id: 'c1', name: 'Le français facile' };
  const { origin, requests, stop } = await startServer([
    { body: { data: { currentDatas: [course], totalPages: 2, total: 21 } } },
    { body: 'BEGIN:VCALENDAR' },
    { status: 409, body: { error: 'The class is full.', code: 'classFull' } },
  ]);
  try {
    const result = await run(
      `
  final api = SchoolApi(Uri.parse(args[0]), token: 'a.b.c');
  final course = (await api.listCourses(name: 'français', page: 2)).currentDatas.first;
  print('\${course.id} \${course.name}');
  print(await api.getClassCalendar(token: 'x/y'));
  try {
    final screenshot = UploadedFile('transfer.png', 'image/png', 'pixels'.codeUnits);
    await api.requestPayment(
        body: RequestPaymentBody(name: 'Su', description: 'ငွေလွှဲ', course: 'c1', payment: screenshot));
  } on ApiException catch (error) {
    print(error);
  }
  api.close();`,
      origin,
    );
    const stdout = 'c1 Le français facile\nBEGIN:VCALENDAR\n409 classFull The class is full.\n';
    expect(result).toEqual({ code: 0, stdout, stderr: '' });
    const [list, calendar, payment] = requests;
    expect(list?.line).toBe('GET /api/course?page=2&name=fran%C3%A7ais');
    expect(list?.headers.authorization).toBe('Bearer a.b.c');
    expect(calendar?.line).toBe('GET /api/class/calendar/x%2Fy');
    const form = await new Response(payment?.body, {
      headers: { 'content-type': String(payment?.headers['content-type']) },
    }).formData();
    expect(Object.fromEntries(form)).toMatchObject({ name: 'Su', description: 'ငွေလွှဲ', course: 'c1' });
    const file = form.get('payment') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['transfer.png', 'image/png', 'pixels']);
  } finally {
    stop();
  }
});
