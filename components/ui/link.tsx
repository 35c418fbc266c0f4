import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A link. Inside the site it loads the next page as a document: each page is rendered for its request (nonce, menu), the scripts
 * are in the browser's store, going back is instant, and no page carries the framework's link code. Others open apart.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  const away = /^https?:/.test(href);
  return (
    <a href={href} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)} {...rest}>
      {children}
    </a>
  );
}
