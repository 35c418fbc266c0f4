const course = /href="(\/(?:adult|kid|native|video)\/[^"?#]+(?:\?id=[^"]*)?)"/;

/** `link` finds the first path of its kind on the page `on`. Those with a twin are compared with the same page without scripts. */
export const pages = [
  { name: '/', hasTwin: true },
  { name: '/about' },
  { name: '/adult', hasTwin: true },
  { name: '/kid' },
  { name: '/native' },
  { name: '/video' },
  { name: '/adult/{course}', on: '/adult', link: course, hasTwin: true },
  { name: '/instructor' },
  { name: '/blog', hasTwin: true },
  { name: '/blog/{post}', on: '/blog', link: /href="(\/blog\/[^"?#]+)"/, hasTwin: true },
  { name: '/books' },
  { name: '/level-test' },
  { name: '/contact' },
  { name: '/quotation' },
  { name: '/checkout' },
  { name: '/zoom' },
  { name: '/login' },
  { name: '/register' },
];

/** `locale` is `my` or `fr`, or empty for English. */
export async function resolvePages(site, only, locale) {
  const inLocale = (path) => (locale ? `/${locale}${path === '/' ? '' : path}` : path);
  const found = [];
  for (const page of pages) {
    if (only.length > 0 && !only.includes(page.name)) continue;
    const path = page.on ? await firstLink(site, page) : page.name;
    if (path) found.push({ name: inLocale(page.name), hasTwin: page.hasTwin, path: inLocale(path), site });
    else console.error(`${page.name}: ${page.on} links to none, so it is left out.`);
  }
  return found;
}

async function firstLink(site, { on, link }) {
  const html = await (await fetch(new URL(on, site))).text();
  return link.exec(html)?.[1]?.replaceAll('&amp;', '&');
}
