import { getText } from '#text';

/** Shown by CSS while a tap waits long for the scripts. */
export function TapNotice() {
  const ui = getText('ui');
  return (
    <p className="tap-notice" role="status">
      {ui.tapWaits}
    </p>
  );
}
