import { describe, expect, test } from 'vitest';
import { cleanHtml } from '@/lib/format/clean-html';

describe('content of editors is kept', () => {
  test.each([
    '<h2>Le padauk</h2><p>Un <strong>arbre</strong> <em>jaune</em>.</p>',
    '<ul><li>un</li><li>deux</li></ul>',
    '<blockquote><p>Petit à petit</p></blockquote>',
    '<table tabindex="0"><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
    '<p><a href="/adult">Courses</a></p>',
    '<p><a href="mailto:hello@school.example">Write</a> or <a href="tel:+959250000117">call</a></p>',
    '<p lang="fr">Ça va ?</p>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(html));

  test('h1 becomes h2: the page has its own h1', () => {
    expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });

  test('an external link sends no referrer and no opener', () => {
    expect(cleanHtml('<a href="https://elsewhere.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://elsewhere.example" rel="noopener noreferrer">x</a>',
    );
  });

  test('Burmese is marked as Burmese, in text and never in attributes', () => {
    expect(cleanHtml('<p>မင်္ဂလာပါ and bonjour</p>')).toBe('<p><span lang="my">မင်္ဂလာပါ</span> and bonjour</p>');
    expect(cleanHtml('<p><span lang="my">မြန်မာ</span> <span lang="my">စာ</span></p>')).toBe(
      '<p><span lang="my">မြန်မာ စာ</span></p>',
    );
    expect(cleanHtml('<img src="/media/a.webp" alt="ပိတောက်" />')).toBe('<img src="/media/a.webp" alt="ပိတောက်" />');
  });
});

const burmese = [
  '<p>မင်္ဂလာပါ and bonjour</p>',
  '<p>ပြင်သစ် <strong>စကား</strong> ပြော၊ ရေး။</p>',
  '<p><span lang="my">မြန်မာ</span> <span lang="my">စာ</span> &amp; français</p>',
  '<p><span lang="my"><span lang="my">မြန်မာ</span></span></p>',
  'အမည် <a href="/adult">သင်တန်း</a>',
];

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x:x" onerror="alert(1)">',
  '<IMG SRC="jav&#x09;ascript:alert(1);">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="x.swf">',
  '<form action="https://elsewhere.example"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
  '<base href="https://elsewhere.example/">',
  '<style>*{background:url(https://elsewhere.example)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div onmouseover="alert(1)">x</div>',
  '<details ontoggle=alert(1) open>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p id="location" name="cookie" class="danger" data-x="1">x</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '"><script>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<p>မ<script>alert(1)</script>ြန်မာ</p>',
  '<p title="ပိတောက်"><img alt="ပိ<script>alert(1)</script>" src=x onerror=alert(1)></p>',
];

describe('active content is removed', () => {
  test.each(attacks)('%s', (html) => {
    const clean = cleanHtml(html);
    // Inside quotes and entities anything may stand; what is left of tags and attributes may not act.
    const tags = clean.match(/<[^>]+>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(h[234]|p|br|hr|strong|b|em|i|u|s|sub|sup|span|a|ul|ol|li|blockquote|code|pre|table|thead|tbody|tr|th|td|img|figure|figcaption)[\s/>]/,
      );
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(
        /\son\w+=|\sstyle=|\ssrcdoc=|\sid=|\sname=|\sclass=|\sformaction=/i,
      );
      expect(tag).not.toMatch(/(href|src)="\s*(?!https?:|mailto:|tel:|\/(?!\/)|[\w./#?-]+"|#)[^"]*"/i);
      expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript|\/\/)/i);
    }
  });

  test.each([...attacks, ...burmese])('cleaning %s a second time changes nothing', (html) => {
    const once = cleanHtml(html);
    expect(cleanHtml(once)).toBe(once);
  });
});
