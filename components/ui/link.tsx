import type { ComponentPropsWithoutRef } from 'react';
import { localPath } from '@/lib/text/local-path';

type Props = ComponentPropsWithoutRef<'a'> & { href: string };

/** Keeps the language of the page. A plain link instead of `next/link`: pages depend on their request (nonce, menu). External links open in a new tab. */
export function SiteLink({ href, children, ...rest }: Props) {
  const isExternal = /^https?:/.test(href);
  return (
    <a
      href={localPath(href)}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
      {...rest}
    >
      {children}
    </a>
  );
}
