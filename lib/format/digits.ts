/** Converts Burmese and Shan digits. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049\u1090-\u1099]/g, (digit) => String(digit.charCodeAt(0) & 0x0f));
}

export function toBurmeseDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
}
