import { SiteLink } from '@/components/ui/link';
import { languageOf } from '@/lib/format/language';
import { LogoMark } from './logo-mark';

export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="wordmark">
      <LogoMark size={40} />
      <span lang={languageOf(name)}>{name}</span>
    </SiteLink>
  );
}
