/** A level of the Common European Framework in its colour, "B1"; a text that names none or several takes the first one's. */
export function LevelBadge({ level }: { level: string }) {
  const named = level.match(/[ABC][12]/i)?.[0].toLowerCase();
  return <span className={named ? `level level-${named}` : 'badge golden'}>{level}</span>;
}
