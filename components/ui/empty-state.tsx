import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  illustration?: string;
  action?: ReactNode;
};

export function EmptyState({ children, illustration, action }: Props) {
  return (
    <div className="notice">
      {illustration && <img src={illustration} alt="" width={320} height={240} loading="lazy" decoding="async" />}
      <p className="lead">{children}</p>
      {action}
    </div>
  );
}
