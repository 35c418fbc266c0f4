/** The pages that are measured. A function finds an address on the running site: the first of its kind in a list. */
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

/** Pages whose forms bring a script of their own after the page. */
export const withIsland = ['/level-test', '/contact', '/quotation', '/checkout', '/zoom', '/login', '/register'];

/** The addresses behind `pages`, those that `only` names where it does. */
export async function addresses(site, only) {
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
