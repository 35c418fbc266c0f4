import { Picture, type PictureFiles } from './picture';

type Props = { name: string; picture?: PictureFiles; path?: string /** In rem. */; size?: number };

/** A portrait, or the initials. Hidden from screen readers, since the name is beside it. */
export function Avatar({ name, picture, path, size = 3.5 }: Props) {
  const style = { '--size': `${size}rem` } as React.CSSProperties;
  if (!picture?.sources.length && !path) {
    return (
      <span className="avatar avatar-letters" style={style} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <span className="avatar" style={style}>
      <Picture picture={picture} path={path} alt="" fallback="" sizes={`${size}rem`} className="avatar" />
    </span>
  );
}

function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(new Intl.Segmenter('my').segment(word ?? ''))[0]?.segment.toUpperCase())
    .join('');
}
