import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { classNames } from './class-names';

type Props = {
  tone?: Extract<Tone, 'brand' | 'good' | 'warn' | 'bad'>;
  isLive?: boolean;
  icon?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Alert({ tone = 'brand', isLive, icon, id, children }: Props) {
  return (
    <div
      id={id}
      className={classNames('alert', tone !== 'brand' && tone)}
      role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      {icon}
      <div className="stack">{children}</div>
    </div>
  );
}
