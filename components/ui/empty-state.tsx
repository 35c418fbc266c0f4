import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** A file of `/illustrations`, decorative. */
  illustration?: string;
  /** What one can do instead. */
  action?: ReactNode;
};

/** Stands where a list would be that is really empty. */
export function EmptyState({ children, illustration, action }: Props) {
  return (
    <div className="notice">
      {illustration && <img src={illustration} alt="" width={320} height={240} loading="lazy" decoding="async" />}
      <p className="lead">{children}</p>
      {action}
    </div>
  );
}
