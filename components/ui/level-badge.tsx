type Props = {
  level: string;
  isBrief?: boolean;
};

/** A CEFR level in its colour. A range of levels has the colour of the first one. */
export function LevelBadge({ level, isBrief }: Props) {
  const codes = level.match(/[ABC][12]/gi) ?? [];
  const label =
    isBrief || codes.length > 1 ? [...new Set([codes[0] ?? level, codes.at(-1) ?? level])].join('–') : level;
  return <span className={codes[0] ? `level level-${codes[0].toLowerCase()}` : 'badge golden'}>{label}</span>;
}
