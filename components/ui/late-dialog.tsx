'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ui } from '@/lib/text/en/ui';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { Skeleton } from './skeleton';

type Props<Content extends object> = {
  title: ReactNode;
  /** Any CSS length. */
  width?: string;
  onClose: () => void;
  /** Imports what the dialog holds; always the same. */
  load: () => Promise<ComponentType<Content>>;
  content: Content;
};

/** A dialog that opens with the tap and imports then what it holds. Where that is lost on the way, it says so and tries again. */
export function LateDialog<Content extends object>({ title, width, onClose, load, content }: Props<Content>) {
  const [{ Loaded, failed }, setState] = useState<{ Loaded?: ComponentType<Content>; failed?: boolean }>({});

  const tryToLoad = useCallback(() => {
    setState({});
    load().then(
      (Loaded) => setState({ Loaded }),
      () => setState({ failed: true }),
    );
  }, [load]);
  useEffect(tryToLoad, [tryToLoad]);

  return (
    <Dialog open onClose={onClose} title={title} width={width}>
      {Loaded && <Loaded {...content} />}
      {failed && (
        <Alert tone="bad" live>
          <p>{ui.partFailed}</p>
          <Button look="quiet" small onClick={tryToLoad}>
            {ui.retry}
          </Button>
        </Alert>
      )}
      {!Loaded && !failed && <Skeleton lines={3} />}
    </Dialog>
  );
}
