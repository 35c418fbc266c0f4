const browsers: [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Facebook', /FBAN|FBAV/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
];

const find = (names: [string, RegExp][], agent: string) => names.find(([, pattern]) => pattern.test(agent))?.[0];

/** "Chrome · Android", the same in every language. Empty for an unknown browser. */
export function deviceName(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 500);
  return [find(browsers, agent), find(systems, agent)].filter(Boolean).join(' · ');
}
