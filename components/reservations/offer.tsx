import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { ReferenceCode } from '@/components/ui/reference-code';
import { Stylesheet } from '@/components/ui/stylesheet';
import { apiUrl } from '@/lib/contract/endpoint';
import { answerOffer } from '@/lib/contract/endpoints/reservations';
import type { SeatOffer } from '@/lib/contract/reservations';
import { fill } from '@/lib/text/fill';
import { myanmarTime } from '@/lib/text/myanmar-time';

export function Offer({ offer, token }: { offer: SeatOffer; token: string }) {
  const text = getText('reservations');
  const { state, course, class: line, classId, reference, heldUntil, payPath } = offer;
  const until = myanmarTime(heldUntil) ?? '';
  const joinAgain = <LinkButton href={`/reserve?class=${classId}`}>{text.joinAgain}</LinkButton>;
  return (
    <>
      <p>
        <strong>
          <MultilingualText text={course} />
        </strong>
        <br />
        {line}
      </p>
      {state === 'open' && <OpenOffer until={until} token={token} />}
      {state === 'accepted' && (
        <>
          {payPath && (
            <Alert tone="good" isLive>
              {fill(text.taken, { reference, until })}
            </Alert>
          )}
          <ReferenceCode code={reference} note={text.keepReference} />
          {payPath && (
            <p>
              <LinkButton href={payPath}>{text.howToPay}</LinkButton>
            </p>
          )}
        </>
      )}
      {state === 'ended' && (
        <>
          <Alert tone="warn" isLive>
            {text.offerEnded}
          </Alert>
          <p>
            <LinkButton href="/timetable">{getText('classes').all}</LinkButton>
          </p>
        </>
      )}
      {(state === 'declined' || state === 'expired') && (
        <>
          <Alert tone={state === 'declined' ? 'good' : 'warn'} isLive>
            {state === 'declined' ? text.declined : text.offerExpired}
          </Alert>
          <p>{joinAgain}</p>
        </>
      )}
    </>
  );
}

/** The buttons answer, not the links of the mail: mail programs open links by themselves. */
function OpenOffer({ until, token }: { until: string; token: string }) {
  const text = getText('reservations');
  return (
    <>
      <Stylesheet name="fields" />
      <p className="lead">{fill(text.offerUntil, { until })}</p>
      <form className="form" method="post" action={apiUrl(answerOffer, { token })}>
        <p className="cluster">
          <Button type="submit" name="answer" value="accept">
            {text.take}
          </Button>
          <Button
            type="submit"
            name="answer"
            value="decline"
            variant="quiet"
            id="decline"
            aria-describedby="decline-help"
          >
            {text.decline}
          </Button>
        </p>
        <p id="decline-help" className="small muted">
          {text.declineHelp}
        </p>
      </form>
    </>
  );
}
