import { SiteLink } from '@/components/ui/link';

/** The school's mark and name, which lead home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="wordmark">
      <img src="/logo-mark.svg" alt="" width={40} height={40} fetchPriority="low" />
      <span lang="fr">{name}</span>
    </SiteLink>
  );
}
