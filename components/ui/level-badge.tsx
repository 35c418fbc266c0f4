type Props = {
  level: string;
  /** Its codes alone, "B1–B2", where there is no room for more. */
  brief?: boolean;
};

/** A level of the Common European Framework in its colour; a text that names none or several takes the first one's. A span of several is its codes. */
export function LevelBadge({ level, brief }: Props) {
  const codes = level.match(/[ABC][12]/gi) ?? [];
  const words = brief || codes.length > 1 ? [...new Set([codes[0] ?? level, codes.at(-1) ?? level])].join('–') : level;
  return <span className={codes[0] ? `level level-${codes[0].toLowerCase()}` : 'badge golden'}>{words}</span>;
}
