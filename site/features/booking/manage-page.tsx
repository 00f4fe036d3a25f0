import { ServerMessage } from '#site/ui/forms/form.tsx'
import { Button, ButtonLink } from '#site/ui/parts/button.tsx'
import { BookingFacts, type OwnBooking } from './booking-facts.tsx'
import { BOOK, MANAGE, MOVE, withQuery } from './paths.ts'

type ManagePageProps = {
  call: OwnBooking | undefined
  heading: string
  /** What was done, or why nothing can be done. */
  notice?: { success: boolean; message: string } | undefined
  /** Whether the call can still be moved and canceled. */
  isOpen: boolean
}

/** Renders the target page of the link in an email about a call. Only its buttons change anything. */
export function ManagePage({ call, heading, notice, isOpen }: ManagePageProps) {
  return (
    <section className="page book manage" id="booking">
      <h1>{heading}</h1>
      <ServerMessage state={notice} />
      {call && <BookingFacts call={call} hasPlace={isOpen} />}
      {call && isOpen ? (
        <div className="button-row">
          <ButtonLink href={withQuery(MOVE, { booking: call.token })}>Move the call</ButtonLink>
          <form action="/api/cancel-booking" method="post">
            <input type="hidden" name="booking" value={call.token} />
            <input type="hidden" name="page" value={MANAGE} />
            <Button type="submit" quiet>
              Cancel the call
            </Button>
          </form>
        </div>
      ) : (
        <ButtonLink href={BOOK} icon="rise">
          Book another call
        </ButtonLink>
      )}
    </section>
  )
}
