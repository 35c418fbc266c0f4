/** Serialised into the browser, so it must be self-contained. Clicks the first control after the first paint. */
export function observe() {
  const recorded = { fcp: undefined, lcp: undefined, cls: 0, tasks: [], responds: undefined };
  window.__recorded = recorded;
  let timer;
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return;
    recorded.fcp = entry.startTime;
    timer = setInterval(tryControls, 50);
  });
  watch('largest-contentful-paint', (entry) => {
    recorded.lcp = entry.startTime;
    recorded.lcpElement = entry.element?.outerHTML.slice(0, 160);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) recorded.cls += entry.value;
  });
  watch('longtask', (entry) => recorded.tasks.push({ start: entry.startTime, duration: entry.duration }));

  const controls =
    'header summary, header [popovertarget], header [commandfor], header [aria-controls], header [aria-expanded], header label[for]';
  const open =
    'details[open], dialog[open], [popover]:popover-open, [aria-expanded="true"], [aria-pressed="true"], input:checked';
  const state = () => [...document.querySelectorAll(open)].length;
  const isVisible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

  const recordResponse = (control, before) => {
    if (recorded.responds !== undefined || state() === before) return;
    recorded.responds = performance.now();
    // Close it before the next paint, which would otherwise count.
    control.click();
  };
  const press = () => {
    const control = [...document.querySelectorAll(controls)].find(isVisible);
    if (!control) return;
    const before = state();
    control.click();
    recordResponse(control, before);
    // React responds in a microtask.
    queueMicrotask(() => queueMicrotask(() => recordResponse(control, before)));
  };
  const tryControls = () => {
    if (recorded.responds === undefined) press();
    else clearInterval(timer);
  };
}
