import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';

export function PostalAddress({ text, map }: { text: string; map: string | undefined }) {
  if (!map) return <MultilingualText text={text} />;
  return (
    <SiteLink href={map}>
      <MultilingualText text={text} />
    </SiteLink>
  );
}
