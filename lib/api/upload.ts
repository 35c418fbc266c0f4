import { getLocale } from '#text';
import { apiUrl, type Endpoint, type PathParams } from '@/lib/contract/endpoint';
import { ApiError, type ResponseBody, toApiError } from './browser';
import { idempotencyKeyOf } from './idempotency-key';

type Upload<E extends Endpoint> = {
  params: PathParams<E>;
  form: FormData;
  token?: string;
  /** One per filled-in form and file. The idempotency key is derived from it, the URL and the text fields. */
  formKey: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

// 300 KB take a minute on the slowest connections.
const timeoutMs = 180_000;

/** Uses XMLHttpRequest, because `fetch` cannot report progress. Fails with ApiError. */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  { params, form, token, formKey, onProgress }: Upload<E>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const url = apiUrl(endpoint, params);
    request.open(endpoint.method, url);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', getLocale());
    request.setRequestHeader('idempotency-key', idempotencyKeyOf(formKey, [url, ...form]));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new ApiError('network', 0, ''));
    request.onabort = request.onerror;
    request.ontimeout = () => reject(new ApiError('timeout', 0, ''));
    request.onload = () => {
      const content = parseBody(request.responseText);
      if (request.status >= 200 && request.status < 300 && content) resolve(content.data);
      else reject(toApiError(request.status, content));
    };
    request.send(form);
  });
}

function parseBody(text: string): ResponseBody {
  try {
    return JSON.parse(text) as ResponseBody;
  } catch {
    return null;
  }
}
