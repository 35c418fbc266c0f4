import 'server-only';
import { getLocale } from '#text';
import { apiUrl } from '@/lib/contract/endpoint';
import { askStatus, readPostedStatus, type StatusRequest, type StatusResponse } from '@/lib/contract/status';
import { openPostedFields } from '@/lib/session/posted-fields';
import { backend } from './backend';

type PostedStatus = { sender: StatusRequest; response?: StatusResponse };

/** What a form without scripts sent, and the status it asked for. Null once the token has expired. */
export async function loadPostedStatus(answer: string): Promise<PostedStatus | null> {
  const posted = await openPostedFields(answer, askStatus.noScript.page);
  if (!posted) return null;
  const sender = posted.values as StatusRequest;
  return { sender, response: posted.isAccepted ? await requestStatus(answer) : undefined };
}

/** @throws when the backend fails */
async function requestStatus(answer: string): Promise<StatusResponse | undefined> {
  const response = await backend.request(apiUrl(readPostedStatus, { answer }), {
    headers: { 'accept-language': getLocale() },
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The request of a status failed with ${response.status}.`);
  return readPostedStatus.response.parse(((await response.json()) as { data: unknown }).data);
}
