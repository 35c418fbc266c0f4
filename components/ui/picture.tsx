import type { ComponentPropsWithoutRef } from 'react';
import type { Locale } from '@/lib/format/locale';
import { contentLanguage } from '@/lib/text/content-language';

type Source = { type: 'image/avif' | 'image/webp'; width: number; path: string };

/** `inline` is a data URL for phones, for at most one picture of a page. */
export type PictureFiles = {
  alt: string;
  altLanguage?: Locale;
  width: number;
  height: number;
  sources: Source[];
  inline?: string;
};

type Props = {
  picture?: PictureFiles;
  /** The URL of a file without variants, as an existing backend has: served by the image optimiser. */
  path?: string;
  alt?: string;
  fallback: string;
  sizes: string;
  isEager?: boolean;
  className?: string;
};

/** For the `sizes` of pictures in lists: phones load the smallest file. */
export const smallestPicture = '240px';

const optimisedWidths = [480, 720, 1280];

export function Picture({ picture, path, alt, fallback, sizes, isEager, className }: Props) {
  const description = alt ?? picture?.alt ?? '';
  const common: ComponentPropsWithoutRef<'img'> = {
    lang: (description === picture?.alt && picture.altLanguage) || contentLanguage(description),
    className,
    decoding: 'async',
    ...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  if (picture && picture.sources.length > 0) {
    const smallest = picture.sources.findLast(({ type }) => type === 'image/webp') ?? picture.sources[0];
    return (
      <picture>
        {isEager && !picture.inline && <Preload sources={picture.sources} sizes={sizes} />}
        {picture.inline && <source media="(max-width: 767px)" srcSet={picture.inline} />}
        {(['image/avif', 'image/webp'] as const).map((type) => (
          <Sources key={type} type={type} sources={picture.sources} sizes={sizes} />
        ))}
        <img src={smallest?.path} alt={description} width={picture.width} height={picture.height} {...common} />
      </picture>
    );
  }
  if (path && /^https?:/.test(path)) {
    return (
      <img
        src={optimised(path, 1280)}
        srcSet={optimisedWidths.map((width) => `${optimised(path, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt ?? ''}
        width={1280}
        height={800}
        {...common}
      />
    );
  }
  return <img src={path || fallback} alt={alt ?? ''} width={1280} height={800} {...common} />;
}

function Sources({ type, sources, sizes }: { type: Source['type']; sources: Source[]; sizes: string }) {
  const files = sources.filter((source) => source.type === type);
  return files.length > 0 ? <source type={type} srcSet={toSrcSet(files)} sizes={sizes} /> : null;
}

/**
 * React moves it into the head, so that the picture is requested before the fonts: a browser that lays out the start of a
 * page before it has found the picture asks for them first.
 */
function Preload({ sources, sizes }: { sources: Source[]; sizes: string }) {
  const files = sources.filter(({ type }) => type === 'image/avif');
  const [smallest] = files;
  if (!smallest) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={smallest.type}
      href={smallest.path}
      imageSrcSet={toSrcSet(files)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

const toSrcSet = (files: Source[]) => files.map(({ path, width }) => `${path} ${width}w`).join(', ');

function optimised(path: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`;
}
