/** `link` finds the first path of its kind on the page `on`. */
export const pages = [
  '/',
  '/about',
  '/adult',
  '/kid',
  '/native',
  '/video',
  { name: '/adult/{course}', on: '/adult', link: /href="(\/(?:adult|kid|native|video)\/[^"?#]+(?:\?id=[^"]*)?)"/ },
  '/instructor',
  '/blog',
  { name: '/blog/{post}', on: '/blog', link: /href="(\/blog\/[^"?#]+)"/ },
  '/books',
  '/level-test',
  '/contact',
  '/quotation',
  '/checkout',
  '/zoom',
  '/login',
  '/register',
];

/** Their forms load more scripts after the page. */
export const pagesWithForm = ['/level-test', '/contact', '/quotation', '/checkout', '/zoom', '/login', '/register'];

export async function resolvePages(site, only) {
  const found = [];
  for (const page of pages) {
    const name = page.name ?? page;
    if (only.length > 0 && !only.includes(name)) continue;
    const path = page.name ? await firstLink(site, page) : page;
    if (path) found.push({ name, path, site });
    else console.error(`${name}: ${page.on} links to none, so it is left out.`);
  }
  return found;
}

async function firstLink(site, { on, link }) {
  const html = await (await fetch(new URL(on, site))).text();
  return link.exec(html)?.[1]?.replaceAll('&amp;', '&');
}
