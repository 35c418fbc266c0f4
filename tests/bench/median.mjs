export function median(values) {
  const numbers = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (numbers.length === 0) return undefined;
  const middle = Math.floor(numbers.length / 2);
  return numbers.length % 2 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2;
}

/** Fields without numbers keep their first value. */
export function medians(records) {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  return Object.fromEntries(
    [...fields].map((field) => {
      const values = records.map((record) => record[field]);
      return [field, median(values) ?? values[0]];
    }),
  );
}
