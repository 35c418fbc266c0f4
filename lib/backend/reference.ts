/** The stored form of a typed reference: "ep7k3mq2" and "EP 7K3M Q2" are EP-7K3M-Q2. */
export function parseReference(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${compact.slice(0, -6)}-${compact.slice(-6, -2)}-${compact.slice(-2)}`;
}
