'use client';

import type { ComponentType, ReactNode } from 'react';
import { Dialog } from './dialog';
import { Lazy, useLoader } from './lazy';
import { RetryNotice } from './retry-notice';
import { Skeleton } from './skeleton';

type Props<ContentProps extends object> = {
  title: ReactNode;
  width?: string;
  onClose: () => void;
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
  const loader = useLoader(load);
  return (
    <Dialog open onClose={onClose} title={title} width={width}>
      <Lazy loader={loader} when="now" notice={RetryNotice} show={(Content) => <Content {...contentProps} />}>
        <Skeleton lines={3} />
      </Lazy>
    </Dialog>
  );
}
