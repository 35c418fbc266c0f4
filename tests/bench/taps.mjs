import { median } from './median.mjs';
import { networks } from './networks.mjs';
import { withPhone } from './phone.mjs';

/** Controls that need the scripts of their page. `effect` is in the page only once such a control has worked. */
const controls = [
  {
    name: '/login: Show password',
    path: '/login',
    control: 'main [aria-controls=password]',
    effect: 'main input#password[type=text]',
  },
  {
    name: '/level-test: Start the test',
    path: '/level-test',
    control: 'main .level-test-start summary',
    effect: 'main .level-test-start[open], main .level-test:not(.level-test-intro)',
  },
  {
    name: '/login: Forget Password',
    path: '/login',
    control: 'main button[type=button]:has-text("Forget Password")',
    effect: 'dialog[open]',
  },
  {
    name: '/quotation: Next',
    path: '/quotation',
    control: 'main .rest-of-form > summary',
    effect: 'main .rest-of-form[open], main #inquiry-contactName',
  },
  {
    name: '/quotation: Next, after typing an email address',
    path: '/quotation',
    field: 'main #inquiry-email',
    text: 'su@example.com',
    control: 'main .rest-of-form > summary, main form[data-live] button[type=submit]',
    effect: 'main .rest-of-form[open], main #inquiry-contactName',
  },
];

/** Of somebody who types fast on a phone, in ms. */
const keyInterval = 250;

/** From the first tap, before any script, to its effect, in ms. */
export async function measureTaps(browser, site, runs) {
  const measured = controls.map((control) => ({ ...control, times: networks.map(() => []) }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { times, ...control } of measured) {
      for (const [index, network] of networks.entries()) {
        process.stderr.write(`run ${run} of ${runs}: tap on ${control.name} at ${network.name}\n`);
        times[index].push(await measureTap(browser, site, control, network));
      }
    }
  }
  return measured.map(({ name, times }) => ({
    name,
    times: Object.fromEntries(networks.map((network, index) => [network.name, median(times[index])])),
  }));
}

function measureTap(browser, site, { path, field, text, control, effect }, network) {
  return withPhone(browser, network, async (page) => {
    await page.addInitScript(reportSlowLine);
    await page.addInitScript(recordTap, effect);
    await page.goto(new URL(path, site).href, { timeout: 120_000 });
    if (field) {
      await page.locator(field).tap();
      await page.locator(field).pressSequentially(text, { delay: keyInterval });
      await page.evaluate(() => delete window.__tap.tappedAt);
    }
    await page.locator(control).first().tap();
    await page.locator(effect).first().waitFor({ state: 'attached', timeout: 60_000 });
    return page.evaluate(() => window.__tap.tookEffectAt - window.__tap.tappedAt);
  });
}

/** So that no script loads before the tap. */
function reportSlowLine() {
  Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g', saveData: false } });
}

function recordTap(effect) {
  const tap = {};
  window.__tap = tap;
  addEventListener('pointerdown', () => (tap.tappedAt ??= performance.now()), { capture: true });
  const watch = () => {
    if (document.querySelector(effect)) tap.tookEffectAt ??= performance.now();
  };
  new MutationObserver(watch).observe(document, { subtree: true, childList: true, attributes: true });
}
