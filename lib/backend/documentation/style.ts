export const style = `
:root { color-scheme: light dark; --paper: #fbf6ec; --surface: #fff; --sunken: #f3ebdb; --ink: #1d2450; --muted: #525a80;
  --line: #e4dac6; --brand: #2a4fd6; --brand-soft: #e6ecfd; --good: #1d6b49; --good-soft: #dff1e6; --gold-ink: #7a4f00;
  --gold-soft: #fdf0cf; --bad: #b3261e; --bad-soft: #fbe3df; --gold: #f4b223; }
@media (prefers-color-scheme: dark) { :root { --paper: #12162f; --surface: #1b2043; --sunken: #0d1126; --ink: #f1eee4;
  --muted: #b4b8d4; --line: #333a68; --brand: #9db4ff; --brand-soft: #283163; --good: #86d6aa; --good-soft: #173a2b;
  --gold-ink: #f4b223; --gold-soft: #3d3418; --bad: #ffb0a6; --bad-soft: #4a1d1d; } }
* { box-sizing: border-box; margin: 0; }
html { font: 100%/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--paper);
  scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
a { color: var(--brand); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible, pre:focus-visible, .scroll:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 6px; }
.page { max-width: 76rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) clamp(1rem, 4vw, 2rem) 5rem; }
h1 { font: 600 clamp(1.9rem, 6vw, 2.8rem)/1.15 Georgia, 'Noto Serif', serif; letter-spacing: -.01em; }
h1::after { content: ''; display: block; width: 4rem; height: 4px; border-radius: 2px; background: var(--gold); margin-top: 1rem; }
h2 { font: 600 1.5rem/1.3 Georgia, 'Noto Serif', serif; margin: 2.75rem 0 .75rem; }
h3 { font-size: .95rem; margin: 1.5rem 0 .5rem; color: var(--muted); }
.lead { margin: 1.25rem 0 0; max-width: 44rem; font-size: 1.05rem; }
.facts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); margin: 1.75rem 0 0; padding: 0; list-style: none; }
.facts li { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.15rem; }
.facts strong { display: block; margin-bottom: .25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.75rem 0 0; padding: 0; list-style: none; }
nav a { display: block; padding: .55rem .9rem; min-height: 2.75rem; border-radius: 999px; border: 1px solid var(--line); background: var(--surface); text-decoration: none; }
nav a:hover { border-color: var(--brand); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; margin: .75rem 0; }
details:has(:target) { border-color: var(--brand); box-shadow: 0 0 0 1px var(--brand); }
summary { cursor: pointer; padding: .85rem 1.15rem; border-radius: 14px; list-style: none; display: grid; gap: .1rem .75rem; grid-template-columns: 4.5rem 1fr; align-items: baseline; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--sunken); }
summary code { font-weight: 600; overflow-wrap: anywhere; background: none; padding: 0; }
summary .what { grid-column: 2; color: var(--muted); }
.body { scroll-margin-top: 6rem; padding: 0 1.15rem 1.25rem; border-top: 1px solid var(--line); }
.method { font: 700 .75rem/1 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; letter-spacing: .04em; text-align: center; padding: .4rem .3rem; border-radius: 8px; background: var(--brand-soft); color: var(--brand); }
.method.post { background: var(--good-soft); color: var(--good); }
.method.delete { background: var(--bad-soft); color: var(--bad); }
.chip { display: inline-block; font-size: .78rem; line-height: 1.5; padding: .05rem .55rem; border-radius: 999px; background: var(--gold-soft); color: var(--gold-ink); margin-left: .35rem; white-space: nowrap; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: .875em; }
code { background: var(--sunken); border-radius: 5px; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: var(--sunken); border-radius: 10px; padding: .9rem 1rem; overflow-x: auto; line-height: 1.5; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); }
th:first-child { width: 34%; }
td code { white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
th { font-weight: 600; color: var(--muted); font-size: .825rem; }
.must { color: var(--bad); font-weight: 700; }
.permalink { float: right; margin-top: 1.1rem; font-size: .85rem; }
footer { margin-top: 3.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); color: var(--muted); }
@media (max-width: 34rem) { summary { grid-template-columns: 1fr; } summary .what { grid-column: 1; } .method { justify-self: start; padding-inline: .6rem; } }
@media print { details { break-inside: avoid; } }
`;
