import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { listBanners } from '@/lib/contract/endpoints/banners';
import { getSiteInfo } from '@/lib/contract/endpoints/site-info';
import { logError } from '@/lib/log-error';
import { backend } from './backend';

const checkTtlMs = 1000;
/** Load balancers wait two seconds. */
const timeoutMs = 1800;
const maxPendingMs = 30_000;

type Check = { startedAt: number; isDone: boolean; ready: Promise<boolean> };
let latest: Check | undefined;

export async function isBackendReady(): Promise<boolean> {
  const age = Date.now() - (latest?.startedAt ?? 0);
  if (!latest || age >= (latest.isDone ? checkTtlMs : maxPendingMs)) latest = startCheck();
  const { ready } = latest;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  return Promise.race([ready, timeout]).finally(() => clearTimeout(timer));
}

function startCheck(): Check {
  const check: Check = { startedAt: Date.now(), isDone: false, ready: isReady() };
  void check.ready.then(() => {
    check.isDone = true;
  });
  return check;
}

async function isReady(): Promise<boolean> {
  try {
    const response = await requestBackend();
    if (!response.ok) console.error(`Not ready: the backend responded with ${response.status}.`);
    return response.ok;
  } catch (error) {
    logError('Not ready: the backend does not respond.', error);
    return false;
  }
}

/** Every page needs the site info of an existing backend. */
const requestBackend = (): Promise<Response> =>
  backend.request(apiUrl(capabilities.hasCms ? listBanners : getSiteInfo), { timeout: timeoutMs });
