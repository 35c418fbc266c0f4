import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { listBanners } from '@/lib/contract/endpoints/banners';
import { getSiteInfo } from '@/lib/contract/endpoints/site-info';
import { logError } from '@/lib/log-error';
import { backend } from './backend';

/** Requests within this time share one check, so that nobody loads the backend through `/readyz`. */
const sharedMs = 1000;
/** A load balancer is told within two seconds. */
const answerWithinMs = 1800;
/** A check that never ends is given up after this time. */
const abandonedMs = 30_000;

type Check = { startedAt: number; isOver: boolean; ready: Promise<boolean> };
let latest: Check | undefined;

/** Whether what the pages read from responds: the database, or the existing backend. What is wrong is logged. */
export async function backendReady(): Promise<boolean> {
  const age = Date.now() - (latest?.startedAt ?? 0);
  if (!latest || age >= (latest.isOver ? sharedMs : abandonedMs)) latest = startCheck();
  const { ready } = latest;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, answerWithinMs, false);
  });
  return Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

function startCheck(): Check {
  const check: Check = { startedAt: Date.now(), isOver: false, ready: isReady() };
  void check.ready.then(() => {
    check.isOver = true;
  });
  return check;
}

async function isReady(): Promise<boolean> {
  try {
    const response = await ask();
    if (!response.ok) console.error(`Not ready: the backend answered ${response.status}.`);
    return response.ok;
  } catch (error) {
    logError('Not ready: the backend does not answer.', error);
    return false;
  }
}

/** An existing backend is asked for the settings that every page shows, which costs it little. */
const ask = (): Promise<Response> =>
  backend().request(apiUrl(capabilities().hasCms ? listBanners : getSiteInfo), { timeout: answerWithinMs });
