/** FNV-1a. `crypto.subtle` is missing on pages without https. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The same for every attempt to send the same content, and another once it has changed: the server refuses a key with other content.
 * `content` includes the URL, because forms of two pages may share a draft and its key.
 */
export const idempotencyKeyOf = (formKey: string, content: [url: string, ...unknown[]]): string =>
  `${formKey}-${hashText(JSON.stringify(content))}`;
