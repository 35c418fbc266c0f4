/** An account number in groups that can be read aloud: "0000 0000 0118", a phone number as "09 250 000 117". */
export function groupedDigits(number: string): string {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{7,}$/.test(digits)) return number;
  if (/^09\d{7,9}$/.test(digits)) return `09 ${digits.slice(2).replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
  return digits.replace(/(\d{4})(?=\d{2})/g, '$1 ');
}
