import { setTimeout as pause } from 'node:timers/promises';
import { forwardedIp } from '../support/client-ip.mjs';
import { statusOf, tally } from './client.mjs';
import { writersOf } from './forms.mjs';
import { logInAsOwner } from './owner.mjs';
import { countLost } from './records.mjs';

const pages = ['/', '/adult', '/blog', '/api/book', '/readyz'];

/** Two instances on one PostgreSQL: edits through one are looked for on the other, then one is killed during the writes. */
export async function measureInstances({ start, databaseUrl, edits, writes }) {
  const killed = await start();
  const sites = [killed, await start()];
  const [, survivor] = sites;
  try {
    const editSeconds = [];
    for (let edit = 0; edit < edits; edit += 1) editSeconds.push(await timeEdit(killed, survivor, `edit ${edit}`));
    const acknowledged = [];
    const survivorStatuses = [];
    let attempts = 0;
    const work = async (site, { table, column, write }) => {
      while (attempts < writes) {
        attempts += 1;
        const mark = await write();
        if (mark) acknowledged.push({ table, column, mark });
        else if (site.hasEnded) return;
      }
    };
    const writers = [
      ...(await writersOf(killed)).map((writer) => work(killed, writer)),
      ...(await writersOf(survivor, (status) => survivorStatuses.push(status))).map((writer) => work(survivor, writer)),
    ];
    while (attempts < writes / 2) await pause(5);
    killed.hasEnded = true;
    process.kill(killed.pid, 'SIGKILL');
    await Promise.all(writers);
    const pageStatuses = await Promise.all(pages.map((page) => statusOf(survivor, page)));
    const restarted = await start();
    sites.push(restarted);
    const lost = await countLost(acknowledged, { databaseUrl });
    return {
      editSeconds,
      acknowledged: acknowledged.length,
      lost,
      survivorStatuses,
      pageStatuses,
      restartSeconds: restarted.seconds,
    };
  } finally {
    for (const site of sites) await site.stop();
  }
}

export async function twoInstances(trial) {
  const measured = await measureInstances({ ...trial, edits: 20 });
  const { editSeconds, acknowledged, lost, survivorStatuses, pageStatuses, restartSeconds } = measured;
  const slowest = Math.max(...editSeconds).toFixed(2);
  return `two instances: ${editSeconds.length} edits show on the other after at most ${slowest} s; one killed during ${trial.writes} writes: ${lost} of ${acknowledged} acknowledged lost, writes to the other ${tally(survivorStatuses)}, its pages ${tally(pageStatuses)}, the killed one is back after ${restartSeconds.toFixed(1)} s (goal: 2 s; 0; 200 only; 5 s)`;
}

const faqPage = '/about';

/** In seconds, from the response to the save until the page of the other instance shows it. */
async function timeEdit(site, other, text) {
  site.cookie ??= await logInAsOwner(site);
  const headers = { cookie: site.cookie, origin: site.url, 'content-type': 'application/json', ...forwardedIp() };
  const { docs } = await (await fetch(new URL('/cms-api/faqs?sort=position&limit=1', site.url), { headers })).json();
  const question = `${docs[0].question.replace(/ \(edit.*\)$/, '')} (${text})`;
  // Both have the page in their caches.
  await read(other, faqPage);
  const body = JSON.stringify({ question });
  const saved = await fetch(new URL(`/cms-api/faqs/${docs[0].id}`, site.url), { method: 'PATCH', headers, body });
  if (!saved.ok) throw new Error(`The question could not be saved: ${saved.status}.`);
  const savedAt = performance.now();
  while (!(await read(other, faqPage)).includes(question)) {
    if (performance.now() - savedAt > 120_000) throw new Error('The edit does not show on the other instance.');
    await pause(20);
  }
  return (performance.now() - savedAt) / 1000;
}

async function read(site, path) {
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...forwardedIp() } });
  return response.text();
}
