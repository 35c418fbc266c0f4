import { ui } from '@/lib/text/en/ui';

/** Shown by CSS while a tap waits long for the scripts. */
export function TapNotice() {
  return (
    <p className="tap-notice" role="status">
      {ui.tapWaits}
    </p>
  );
}
