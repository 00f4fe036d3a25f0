import { ServerMessage } from '#site/ui/forms/form.tsx'
import { Button, ButtonLink } from '#site/ui/parts/button.tsx'
import { BookingFacts, type OwnBooking } from './booking-facts.tsx'
import { HOLD_MINUTES } from './next-booking.ts'
import { BOOK, CONFIRM } from './paths.ts'

type ConfirmPageProps = {
  call: OwnBooking | undefined
  notice?: { success: boolean; message: string } | undefined
}

/** Renders the target page of the link in an email about a held call, and what a visitor reads until it arrives. */
export function ConfirmPage({ call, notice }: ConfirmPageProps) {
  const waits = notice?.success === true
  return (
    <section className="page book manage" id="booking">
      <h1>{waits ? 'Check your email' : 'Confirm your call'}</h1>
      {waits && <p className="lead">We keep the time for you for {HOLD_MINUTES} minutes.</p>}
      <ServerMessage state={notice} />
      {call ? (
        <>
          <BookingFacts call={call} />
          <form action="/api/confirm-booking" method="post">
            <input type="hidden" name="booking" value={call.token} />
            <input type="hidden" name="page" value={CONFIRM} />
            <Button type="submit" icon="rise">
              Confirm the call
            </Button>
          </form>
        </>
      ) : (
        <ButtonLink href={BOOK} quiet={waits}>
          {waits ? 'Choose another time' : 'Book another call'}
        </ButtonLink>
      )}
    </section>
  )
}
