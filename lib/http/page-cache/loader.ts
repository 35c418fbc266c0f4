/** Runs inline in every guest's page, as the text of this function: it may refer to nothing outside itself. */
function loadHydration() {
  const { payload = '', scripts = '', preloads = '' } = document.currentScript?.dataset ?? {};
  const names = (list: string) => list.split(' ').filter(Boolean);
  const chunks = '/_next/static/chunks/';
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const add = (tag: 'script' | 'link', attributes: object) =>
      document.head.append(Object.assign(document.createElement(tag), attributes));
    // React looks for `async`, or adds the script again.
    const addScript = (src: string) => add('script', { src, async: true });
    addScript(`${payload}?page=${encodeURIComponent(location.pathname + location.search)}`);
    for (const name of names(scripts)) addScript(chunks + name);
    for (const name of names(preloads)) add('link', { rel: 'preload', as: 'script', href: chunks + name });
  };

  const startFor = (target: EventTarget | null) => {
    const island = target instanceof Element && target.closest<HTMLElement>('[data-island=""]');
    if (!island) return;
    start();
    setTimeout(() => island.dataset.island || island.setAttribute('aria-busy', 'true'), 300);
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, ({ target }) => startFor(target), { capture: true, passive: true });
  }
  startFor(document.activeElement);

  // Other buttons are answered by HTML.
  const needsScript = '[data-island=""] button[type=button]:not([popovertarget],[commandfor])';
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest(needsScript)?.setAttribute('data-tapped', ''),
    { capture: true },
  );

  // A form without an action has no native answer.
  const scriptedForm = '[data-island=""] form:not([action])';
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof Element && event.target.matches(scriptedForm))) return;
      event.preventDefault();
      event.target.setAttribute('data-tapped', '');
      start();
    },
    { capture: true },
  );
  for (const button of document.querySelectorAll('[data-until-hydrated]')) button.removeAttribute('disabled');

  const isFast = () => {
    const { connection } = navigator as Navigator & {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    if (connection?.saveData) return false;
    if (connection?.effectiveType) return connection.effectiveType === '4g';
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // 60 ms of latency and 1.2 Mbit/s.
    return !page || page.responseEnd - page.requestStart < 60 + page.transferSize / 150;
  };
  addEventListener('load', () => {
    // Safari has no idle callbacks.
    if (isFast()) (window.requestIdleCallback ?? setTimeout)(start);
  });
}

export const loaderText = `(${loadHydration})()`;
