/** Runs inline in every guest's page, as the text of this function: it may refer to nothing outside itself. `doc` and `later` are shorter. */
const loadHydration = (doc: Document) => {
  type Files = { payload: string; scripts: string; preloads: string };
  const { payload, scripts, preloads } = (doc.currentScript as HTMLScriptElement).dataset as unknown as Files;
  const waiting = '[data-island=""]';
  const later = setTimeout;

  let start = () => {
    start = () => {};
    const add = <Tag extends 'script' | 'link'>(tag: Tag, attributes: object) =>
      doc.head.appendChild(Object.assign(doc.createElement(tag), attributes));
    const urls = `${payload}?page=${encodeURIComponent(location.pathname + location.search)} ${scripts}`.split(' ');
    let missing = urls.length;
    const addScript = (src: string, retryMs = 2000) => {
      // React looks for `async`, or adds the script again.
      const script = add('script', { src, async: true });
      script.onload = () => {
        // Hydration without one of its scripts would replace the page by an error.
        if (!--missing) (self as { hydrate?: () => void }).hydrate?.();
      };
      script.onerror = () => {
        script.remove();
        later(addScript, retryMs, src, retryMs * 2);
      };
    };
    // One task each: all at once would block the page.
    for (const url of urls) later(addScript, 0, url);
    for (const href of preloads.split(' ')) if (href) later(add, 0, 'link', { rel: 'preload', as: 'script', href });
  };

  const find = ({ target }: { target: EventTarget | null }, selector: string) =>
    (target as Element | null)?.closest?.<HTMLElement>(selector);
  const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);

  const startFor = (event: { target: EventTarget | null }) => {
    const island = find(event, waiting);
    if (!island) return;
    start();
    later(() => {
      if (!island.dataset.island) island.ariaBusy = 'true';
    }, 300);
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) listen(type, startFor);
  startFor({ target: doc.activeElement });
  // The page has reloaded (`reload-page.ts`).
  if (history.state?.typed) start();

  const repeatLater = (event: Event, selector: string) => {
    const tapped = find(event, selector);
    if (!tapped) return;
    event.preventDefault();
    tapped.dataset.tapped = '';
    start();
  };
  // Other buttons work without scripts, in browsers that have popovers.
  const nativeButtons = 'popover' in doc.body ? ':not([popovertarget],[commandfor])' : ',[commandfor]';
  const needsScript = `${waiting} button[type=button]${nativeButtons}`;
  listen('click', (event) => {
    const password = find(event, `${waiting} .password button`)?.previousElementSibling as HTMLInputElement | null;
    if (password) password.dataset.type = password.type = password.type === 'text' ? 'password' : 'text';
    else repeatLater(event, needsScript);
  });
  // A form without an action does nothing by itself.
  listen('submit', (event) => repeatLater(event, `${waiting} form:not([action])`));

  listen('load', () =>
    // Safari has no idle callbacks.
    (self.requestIdleCallback ?? later)(() => {
      type Connection = { saveData?: boolean; effectiveType?: string };
      const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // 60 ms of latency and 1.2 Mbit/s.
      const isFast = !page || page.responseEnd - page.requestStart < 60 + page.transferSize / 150;
      if (!saveData && (effectiveType ? effectiveType === '4g' : isFast)) start();
    }),
  );
};

export const loaderText = `(${loadHydration})(document)`;
