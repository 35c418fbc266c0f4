import { expect, test } from 'vitest';
import { isReference } from '@/lib/format/reference';

test.each(['EP-7K3M-Q2', 'ep7k3mq2', 'EP 7K3M Q2', 'EP-7K3M-Q2.'])(
  '%s is a reference, however it is typed',
  (typed) => {
    expect(isReference(typed)).toBe(true);
  },
);

test.each(['', 'XX-1234', 'EP-7K3M-Q', 'EP-7K3M-Q22', 'EP-7K3M-Q2-Q2', 'EP-7K1M-Q2', 'ABCD-7K3M-Q2'])(
  '%s is none',
  (typed) => {
    expect(isReference(typed)).toBe(false);
  },
);
