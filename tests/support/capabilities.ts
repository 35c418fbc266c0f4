import { onTestFinished } from 'vitest';
import { type Capabilities, capabilities } from '@/lib/backend-choice';

/** Changes what the backend can do until the end of the test. */
export function setCapabilities(changes: Partial<Capabilities>): void {
  const before = { ...capabilities };
  onTestFinished(() => void Object.assign(capabilities, before));
  Object.assign(capabilities, changes);
}
