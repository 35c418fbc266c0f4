function compare(one, other) {
  const [left, right] = [one, other].map((version) =>
    version
      .replace(/[-+].*$/, '')
      .split('.')
      .map(Number),
  );
  for (let at = 0; at < 3; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const comparisons = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
};

/** Ranges as advisories have them: `*`, or comparisons joined by spaces and `||`. @throws Error for another range */
export function isInRange(version, range) {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparison) => {
        if (comparison === '*') return true;
        const [, sign = '', limit = ''] = comparison.match(/^(<=?|>=?|=)(\d+\.\d+\.\d+)$/) ?? [];
        const holds = comparisons[sign];
        if (!holds) throw new Error(`This range cannot be read: ${range}`);
        return holds(compare(version, limit));
      }),
  );
}

/** Packages in the range of an advisory. */
export const findAffected = (installed, advisories) =>
  advisories.flatMap((advisory) =>
    installed
      .filter(({ name, version }) => name === advisory.package && isInRange(version, advisory.affected))
      .map(({ version }) => ({ advisory, version })),
  );
