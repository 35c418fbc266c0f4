import { getText } from '#text';

/** Of `ReferenceConfirmation`. */
export function confirmationOf(isWaiting: boolean) {
  const text = getText('reservations');
  return isWaiting
    ? { ...text, sentTitle: text.waitSentTitle, sentPlain: text.waitSentPlain, nextSteps: text.waitNextSteps }
    : text;
}
