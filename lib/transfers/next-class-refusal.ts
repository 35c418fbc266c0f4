export type NextClassRefusal = 'unknown' | 'courseMissing' | 'inRecycleBin' | 'closed';

export class NextClassRefusedError extends Error {
  constructor(readonly code: NextClassRefusal) {
    super(code);
    this.name = 'NextClassRefusedError';
  }
}
