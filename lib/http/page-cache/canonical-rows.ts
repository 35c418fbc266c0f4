const chunk = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*")\]\);?\n?/g;
const textRow = /[0-9a-f]+:T([0-9a-f]+),/y;
const reference = /"\$([LQWKFBhi@]?)([0-9a-f]+)(?=[":])/g;

/**
 * The rows of a payload, numbered and sorted from the root. React numbers and sends them as their data is loaded, so
 * that two renders of the same content differ. Equal results mean equal content.
 */
export function canonicalRows(script: string): string {
  const chunks: string[] = [];
  const other = script.replace(chunk, (_, text) => {
    chunks.push(JSON.parse(text));
    return '';
  });
  const { rows, hints } = readRows(chunks.join(''));
  const numbers = new Map([['0', 0]]);
  const numbered: string[] = [];
  // Goes on with the rows that are added meanwhile.
  for (const [id] of numbers) {
    const row = rows.get(id) ?? '';
    rows.delete(id);
    const link = (_: string, kind: string, to: string) => {
      if (!numbers.has(to)) numbers.set(to, numbers.size);
      return `"$${kind}${numbers.get(to)}`;
    };
    numbered.push(row.startsWith('T') ? row : row.replace(reference, link));
  }
  return JSON.stringify([other, numbered, hints.sort(), [...rows.values()].sort()]);
}

/** Lengths of text rows are in bytes, so the rows are read as such. */
function readRows(stream: string): { rows: Map<string, string>; hints: string[] } {
  const bytes = Buffer.from(stream).toString('latin1');
  const rows = new Map<string, string>();
  const hints: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    textRow.lastIndex = start;
    const text = textRow.exec(bytes);
    const end = text ? textRow.lastIndex + Number.parseInt(text[1] ?? '', 16) : bytes.indexOf('\n', start) + 1;
    const row = bytes.slice(start, end || undefined);
    const separator = row.indexOf(':');
    const id = row.slice(0, separator);
    const content = row.slice(separator + 1);
    if (id) rows.set(id, (rows.get(id) ?? '') + content);
    else hints.push(content);
    start = end || bytes.length;
  }
  return { rows, hints };
}
