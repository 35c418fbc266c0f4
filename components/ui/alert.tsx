import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { classNames } from './class-names';

type Props = {
  tone?: Extract<Tone, 'brand' | 'good' | 'warn' | 'bad'>;
  live?: boolean;
  icon?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Alert({ tone = 'brand', live, icon, id, children }: Props) {
  return (
    <div
      id={id}
      className={classNames('alert', tone !== 'brand' && tone)}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      {icon}
      <div className="stack">{children}</div>
    </div>
  );
}
