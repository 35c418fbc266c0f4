type Refusal = { message?: string; data?: { errors?: { message?: string }[] } };

export type Outcome<Answer> = { answer?: Answer; error?: string; shouldAskForCode?: boolean };

/** `error` is a text of the server, or empty if there was no response. */
export async function postStaff<Answer>(path: string, body: object): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(`/cms-api/staff${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = await response.json();
    if (response.ok) return { answer: json as Answer };
    const [refusal] = (json.errors ?? []) as Refusal[];
    return { error: refusal?.data?.errors?.[0]?.message ?? refusal?.message ?? '', shouldAskForCode: json.asksForCode };
  } catch {
    return { error: '' };
  }
}
