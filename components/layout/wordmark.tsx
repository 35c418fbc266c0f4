import { SiteLink } from '@/components/ui/link';
import { contentLanguage } from '@/lib/text/content-language';
import { LogoMark } from './logo-mark';

export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="wordmark">
      <LogoMark size={40} />
      <span lang={contentLanguage(name)}>{name}</span>
    </SiteLink>
  );
}
