import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';

/** A postal address that opens a map. */
export function PostalAddress({ text, map }: { text: string; map: string | undefined }) {
  if (!map) return <MyText text={text} />;
  return (
    <SiteLink href={map}>
      <MyText text={text} />
    </SiteLink>
  );
}
