/**
 * Runs inside the page, before anything of the page does: notes paints, shifts and long tasks, and, once there is something
 * to see, presses the first control again and again until something answers. Serialised into the browser, so it uses nothing
 * from outside itself.
 */
export function observe() {
  const noted = { fcp: undefined, lcp: undefined, cls: 0, tasks: [], answers: undefined, answersWithScript: undefined };
  window.__noted = noted;
  let timer;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return;
    noted.fcp = entry.startTime;
    timer = setInterval(tryControls, 50);
  });
  watch('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime;
    noted.lcpElement = entry.element?.outerHTML.slice(0, 160);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) noted.cls += entry.value;
  });
  watch('longtask', (entry) => noted.tasks.push({ start: entry.startTime, duration: entry.duration }));

  const controls =
    'header summary, header [popovertarget], header [commandfor], header [aria-controls], header [aria-expanded], header label[for]';
  const open =
    'details[open], dialog[open], [popover]:popover-open, [aria-expanded="true"], [aria-pressed="true"], input:checked';
  const state = () => [...document.querySelectorAll(open)].length;
  const isVisible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

  const answered = (control, before) => {
    if (noted.answers !== undefined || state() === before) return;
    noted.answers = performance.now();
    // Closed again before it is painted, so that paints and shifts stay those of the page.
    control.click();
  };
  const press = () => {
    const control = [...document.querySelectorAll(controls)].find(isVisible);
    if (!control) return;
    const before = state();
    control.click();
    answered(control, before);
    // React answers in a microtask of the press.
    queueMicrotask(() => queueMicrotask(() => answered(control, before)));
  };
  const hasHandler = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return (
      key && Object.entries(element[key]).some(([name, value]) => /^on[A-Z]/.test(name) && value instanceof Function)
    );
  };
  const tryControls = () => {
    if (noted.answers === undefined) press();
    const controlled = [...document.querySelectorAll('a, button, summary, form, input')];
    if (noted.answersWithScript === undefined && controlled.some(hasHandler))
      noted.answersWithScript = performance.now();
    if (noted.answers !== undefined && noted.answersWithScript !== undefined) clearInterval(timer);
  };
}
