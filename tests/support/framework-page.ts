const at = (nonce: string) => `nonce="${nonce}"`;

/** A page as Next 16.4 renders it, shortened. */
export const frameworkPage = (nonce: string, { content = '<p>Bonjour</p>', head = '', payload = 'Bonjour' } = {}) =>
  [
    '<!DOCTYPE html><html lang="en" class="first-visit" data-scroll-behavior="smooth"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/illustrations/thank-you.svg" as="image"/>',
    `<link rel="preload" as="script" fetchPriority="low" ${at(nonce)} href="/_next/static/chunks/171ke1mrulrwg.js"/>`,
    `<script src="/_next/static/chunks/17fms_jsrb1ne.js" async="" ${at(nonce)}></script>`,
    `<script src="/_next/static/chunks/turbopack-077hmtqrhcoji.js" async="" ${at(nonce)}></script>`,
    `<link rel="preload" href="/_next/static/chunks/0fik_yw8zs804.js" as="script" ${at(nonce)} fetchPriority="low"/>`,
    `<link rel="icon" href="/icons/icon-48.png" sizes="48x48" type="image/png"/>`,
    `<style id="site-stylesheet" ${at(nonce)}>body{color:red}</style>`,
    `<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule="" ${at(nonce)}></script>`,
    `<style ${at(nonce)} data-stylesheets="fields">input{color:blue}</style>${head}</head>`,
    `<body id="top"><div hidden=""><!--$--><!--/$--></div>${content}`,
    '<script type="application/ld+json">{"@type":"ItemList"}</script>',
    `<script ${at(nonce)}>addEventListener('load',function(){})</script>`,
    `<script ${at(nonce)} id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>`,
    `<script src="/_next/static/chunks/171ke1mrulrwg.js" ${at(nonce)} async=""></script>`,
    `<script ${at(nonce)}>(self.__next_f=self.__next_f||[]).push([0])</script>`,
    `<script ${at(nonce)}>self.__next_f.push([1,"0:{\\"nonce\\":\\"${nonce}\\",\\"text\\":\\"${payload}\\"}\\n"])</script>`,
    '</body></html>',
  ].join('');
