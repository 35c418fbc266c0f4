import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'brand' | 'good' | 'warn' | 'bad' | 'golden' | 'plain';

export function Badge({
  tone = 'brand',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames('badge', tone !== 'brand' && tone, className)}>{children}</span>;
}
