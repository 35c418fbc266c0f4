import { SiteLink } from '@/components/ui/link';
import { LogoMark } from './logo-mark';

/** The school's mark and name, which lead home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="wordmark">
      <LogoMark size={40} />
      <span lang="fr">{name}</span>
    </SiteLink>
  );
}
