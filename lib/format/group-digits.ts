/** "0000 0000 0118" for account numbers, "09 250 000 117" for phones. */
export function groupDigits(number: string): string {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{7,}$/.test(digits)) return number;
  if (/^09\d{7,9}$/.test(digits)) return `09 ${digits.slice(2).replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
  return digits.replace(/(\d{4})(?=\d{2})/g, '$1 ');
}
