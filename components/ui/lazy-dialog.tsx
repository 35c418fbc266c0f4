'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { getText } from '#text';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { Skeleton } from './skeleton';

type Props<ContentProps extends object> = {
  title: ReactNode;
  width?: string;
  onClose: () => void;
  /** Must be a stable function: a new one loads again. */
  load: () => Promise<ComponentType<ContentProps>>;
  contentProps: ContentProps;
};

export function LazyDialog<ContentProps extends object>({
  title,
  width,
  onClose,
  load,
  contentProps,
}: Props<ContentProps>) {
  const ui = getText('ui');
  const [{ Content, hasFailed }, setState] = useState<{
    Content?: ComponentType<ContentProps>;
    hasFailed?: boolean;
  }>({});

  const loadContent = useCallback(() => {
    setState({});
    load().then(
      (Content) => setState({ Content }),
      () => setState({ hasFailed: true }),
    );
  }, [load]);
  useEffect(loadContent, [loadContent]);

  return (
    <Dialog open onClose={onClose} title={title} width={width}>
      {Content && <Content {...contentProps} />}
      {hasFailed && (
        <Alert tone="bad" live>
          <p>{ui.partFailed}</p>
          <Button variant="quiet" small onClick={loadContent}>
            {ui.retry}
          </Button>
        </Alert>
      )}
      {!Content && !hasFailed && <Skeleton lines={3} />}
    </Dialog>
  );
}
