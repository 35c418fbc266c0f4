import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SeatRequestForm } from '@/components/reservations/seat-request-form';
import { useFormDraft } from '@/components/ui/use-form-draft';
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
vi.mock('@/components/ui/use-form-draft', { spy: true });
vi.mock('@/components/ui/use-form-submit', { spy: true });

const draw = (props: { learnerId?: string } = {}) => {
  const handover = { typedValues: {}, changedFields: [], shouldSubmitOnMount: false };
  return renderToStaticMarkup(
    <SeatRequestForm classId="c-1" isWaiting={false} learner={{}} {...handover} {...props}>
      {null}
    </SeatRequestForm>,
  );
};

test('on a shared phone the draft of a guest is not that of a learner', () => {
  const draftOf = (props?: { learnerId?: string }) => {
    draw(props);
    return vi.mocked(useFormDraft).mock.lastCall?.[0];
  };
  expect(draftOf()).toBe('seat-c-1');
  expect(draftOf({ learnerId: 'l-1' })).toBe('seat-c-1:l-1');
});

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
