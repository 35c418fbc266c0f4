import { apiUrl, type Endpoint, type PathParams } from '@/lib/contract/endpoint';
import { ApiFailure, type Content, refused } from './browser';

type Upload<E extends Endpoint> = {
  params: PathParams<E>;
  form: FormData;
  /** The learner's token. */
  token?: string;
  idempotencyKey: string;
  /** From 0 to 1, as the body leaves this device. */
  onProgress: (sent: number) => void;
};

// A screenshot of 300 KB takes a minute on the slowest of lines.
const patience = 180_000;

/** Posts a form with a file and tells how far it is, which `fetch` cannot. Gives the `data` of the answer; throws `ApiFailure`. */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  { params, form, token, idempotencyKey, onProgress }: Upload<E>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, apiUrl(endpoint, params));
    request.timeout = patience;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new ApiFailure('network', 0, ''));
    request.onabort = request.onerror;
    request.ontimeout = () => reject(new ApiFailure('timeout', 0, ''));
    request.onload = () => {
      const content = readAnswer(request.responseText);
      if (request.status >= 200 && request.status < 300 && content) resolve(content.data);
      else reject(refused(request.status, content));
    };
    request.send(form);
  });
}

function readAnswer(text: string): Content {
  try {
    return JSON.parse(text) as Content;
  } catch {
    return null;
  }
}
