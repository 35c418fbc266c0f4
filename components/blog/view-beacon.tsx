import { readRequest } from '@/lib/session/request';

/** Runs inline, as the text of this function: it may refer to nothing outside itself. */
function countView() {
  const url = document.currentScript?.dataset.url ?? '';
  let isCounted = false;
  const count = () => {
    if (isCounted || document.visibilityState !== 'visible') return;
    isCounted = true;
    document.removeEventListener('visibilitychange', count);
    const headers: Record<string, string> = {};
    try {
      // `crypto.randomUUID` needs https.
      const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      );
      const id = bytes.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
      sessionStorage.visit ||= id;
      headers.unique_id = sessionStorage.visit;
    } catch {}
    fetch(url, { method: 'POST', keepalive: true, headers }).catch(() => {});
  };
  document.addEventListener('visibilitychange', count);
  // The text, its font and pictures come first.
  setTimeout(count, 3000);
}

/**
 * Counts a view after three seconds, or when the page becomes visible. Inline, since readers on a slow line may never
 * load other scripts.
 */
export async function ViewBeacon({ url }: { url: string }) {
  const { nonce } = await readRequest();
  const html = { __html: `(${countView})()` };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} data-url={url} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
