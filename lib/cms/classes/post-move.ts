/** Undefined once it is done; otherwise what the server says against it. */
export async function postMove(url: string, body: object, saveFailed: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return undefined;
    return ((await response.json()) as { error?: string }).error ?? saveFailed;
  } catch {
    return saveFailed;
  }
}
