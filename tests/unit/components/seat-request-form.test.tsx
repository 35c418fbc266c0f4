import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SeatRequestForm } from '@/components/reservations/seat-request-form';
import { useFormSubmit } from '@/components/ui/use-form-submit';

vi.mock('@/components/ui/lazy-form', () => ({
  lazyForm: (load: () => Promise<ComponentType>) => {
    let Island: ComponentType;
    void load().then((loaded) => {
      Island = loaded;
    });
    return (props: object) => <Island {...props} />;
  },
}));
vi.mock('@/components/ui/use-form-submit', { spy: true });

const draw = () => {
  const handover = { typedValues: {}, changedFields: [], shouldSubmitOnMount: false };
  return renderToStaticMarkup(
    <SeatRequestForm classId="c-1" isWaiting={false} learner={{}} {...handover}>
      {null}
    </SeatRequestForm>,
  );
};

test('who finds the class full is led to its waiting list, whatever the message says', () => {
  const failWith = (code: string) =>
    vi.mocked(useFormSubmit).mockReturnValueOnce({
      state: { name: 'failed', advice: 'Too late.', status: 409, code },
      isSending: false,
      submit: async () => {},
      restart: () => {},
    });
  failWith('classFull');
  expect(draw()).toContain('href="/reserve?class=c-1&amp;wait=1"');
  failWith('tooMany');
  expect(draw()).not.toContain('wait=1');
});
