import { countElements } from './bare-app.mjs';
import { load } from './load.mjs';
import { median, medians } from './median.mjs';
import { memory } from './process-usage.mjs';
import { startSite, temporaryData } from './running-server.mjs';

const paths = ['/', '/adult', '/blog'];

/** The address by which a page is rendered for this visit alone, and not given out as kept (docs/decisions/0010). */
const rendered = (path) => `${path}?kept=no`;

/** Throughput and processor time of each path, as visitors get it and rendered for each, beside a bare page of as many elements. */
export async function measureServer(site, bare, runs) {
  const measured = [];
  for (const path of paths) {
    const elements = await countElements(new URL(path, site.url));
    const yardstick = `/${elements}`;
    await load(site, [path], { seconds: 2 });
    await load(bare, [yardstick], { seconds: 2 });
    const ours = [];
    const anew = [];
    const theirs = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(site, [path], { seconds: 4 }));
      anew.push(await load(site, [rendered(path)], { seconds: 4 }));
      theirs.push(await load(bare, [yardstick], { seconds: 4 }));
    }
    const own = medians(ours);
    const reference = medians(theirs);
    const times = own.processor / reference.processor;
    measured.push({ path, elements, ...own, rendered: medians(anew), bare: reference, times });
  }
  return { paths: measured };
}

/** MiB that a server just started occupies after ten seconds of load. */
export async function measureMemory(folder) {
  const site = await startSite(folder);
  try {
    await load(site, paths, { seconds: 10 });
    return memory(site.pid);
  } finally {
    await site.stop();
  }
}

/** Seconds from the start of the process on an existing database to the first page, median. */
export async function measureFirstAnswer(folder, runs) {
  const seconds = [];
  for (let run = 0; run < runs; run += 1) {
    const site = await startSite(folder, {}, { ready: '/' });
    seconds.push(site.seconds);
    await site.stop();
  }
  return median(seconds);
}

/** How long one visitor waits for `/adult`, rendered anew, in ms, on a site with so many courses. */
async function measureCourseList(site, courses) {
  const list = rendered('/adult');
  await load(site, [list], { seconds: 2, connections: 1 });
  const { wait } = await load(site, [list], { seconds: 4, connections: 1 });
  return { courses, wait };
}

/** `/adult` on the seeded site (24 courses) and on one with many more. */
export async function measureGrowth(folder, many) {
  const measured = [];
  const seeded = await startSite(folder);
  try {
    measured.push(await measureCourseList(seeded, 24));
  } finally {
    await seeded.stop();
  }
  const data = temporaryData();
  try {
    const crowded = await startSite(data.folder, { SEED_COURSES: String(many) });
    try {
      measured.push(await measureCourseList(crowded, many));
    } finally {
      await crowded.stop();
    }
  } finally {
    data.remove();
  }
  return measured;
}
