import { beforeAll, expect } from 'vitest';
import { type AttemptResult, attemptResult } from '@/lib/contract/level-test';
import { openTestBackend } from './database';
import { makeQuestion } from './factories';
import { jsonSender } from './post';

type AttemptResponse = { data?: AttemptResult; error?: string };

/** With four questions. `key` has the right answers by question id. */
export async function openLevelTest() {
  const { cms, read, request } = await openTestBackend();
  const send = jsonSender(request);
  const key: Record<string, string> = {};
  const newId = () => crypto.randomUUID();
  async function attempt(body: object, status = 200): Promise<AttemptResponse> {
    const response = await send('/levelstests/attempts', body);
    expect(response.status).toBe(status);
    return (await response.json()) as AttemptResponse;
  }

  async function result(body: object): Promise<AttemptResult> {
    const { data } = await attempt(body);
    expect(attemptResult.parse(data)).toEqual(data);
    return data as AttemptResult;
  }

  const stored = async (id: string) => cms.findByID({ collection: 'level-test-attempts', id, depth: 0 });
  const rows = async () => (await cms.count({ collection: 'level-test-attempts' })).totalDocs;

  beforeAll(async () => {
    const questions = [
      ['A1', 'Je ___ Su Su.', 'suis', 'es'],
      ['A1', 'Elle ___ un livre.', 'a', 'ai'],
      ['B1', 'Si j’avais su, je ___ venu.', 'serais', 'suis'],
      ['C2', 'Quoi qu’il ___.', 'advienne', 'advient'],
    ] as const;
    for (const [position, [level, question, answer, wrong]] of questions.entries()) {
      const { id } = await makeQuestion({
        level,
        question,
        answer,
        hints: [{ text: wrong }, { text: answer }],
        position,
      });
      key[id] = answer;
    }
    await cms.updateGlobal({
      slug: 'level-test-settings',
      data: {
        minutes: 8,
        a0: { advice: 'Begin at the beginning.' },
        c2: { advice: 'Talk to us.' },
      },
    });
  });

  return { cms, read, request, send, key, newId, attempt, result, stored, rows };
}
