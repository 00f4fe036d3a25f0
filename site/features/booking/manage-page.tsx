import { ServerMessage } from '#site/ui/forms/form.tsx'
import { Button, ButtonLink } from '#site/ui/parts/button.tsx'
import { BookingFacts, type OwnBooking } from './booking-facts.tsx'
import { BOOK, CANCEL, MANAGE, MOVE, withQuery } from './paths.ts'

type ManagePageProps = {
  call: OwnBooking | undefined
  heading: string
  /** What was done, or why nothing can be done. */
  notice?: { success: boolean; message: string } | undefined
  /** Whether the call can still be moved and canceled. */
  isOpen: boolean
  /** Whether its cancellation can still be undone. */
  canUndo: boolean
}

/** Renders the target page of the link in an email about a call. Only buttons change anything. */
export function ManagePage({ call, heading, notice, isOpen, canUndo }: ManagePageProps) {
  return (
    <section className="page book manage" id="booking">
      <h1>{heading}</h1>
      <ServerMessage state={notice} />
      {call && <BookingFacts call={call} hasPlace={isOpen} />}
      {call && isOpen ? (
        <div className="button-row">
          <ButtonLink href={withQuery(MOVE, { booking: call.token })} quiet>
            Move the call
          </ButtonLink>
          <ButtonLink href={withQuery(CANCEL, { booking: call.token })} quiet>
            Cancel the call
          </ButtonLink>
        </div>
      ) : (
        <div className="button-row">
          <ButtonLink href={BOOK} icon="rise">
            Book another call
          </ButtonLink>
          {call && canUndo && <BookingAction action="/api/undo-cancellation" token={call.token} label="Undo" quiet />}
        </div>
      )}
    </section>
  )
}

/** Renders the question before a call is canceled. */
export function CancelPage({ call }: { call: OwnBooking }) {
  return (
    <section className="page book manage" id="booking">
      <h1>Cancel your call?</h1>
      <BookingFacts call={call} />
      <div className="button-row">
        <BookingAction action="/api/cancel-booking" token={call.token} label="Cancel the call" />
        <ButtonLink href={withQuery(MANAGE, { booking: call.token })} quiet>
          Keep the call
        </ButtonLink>
      </div>
    </section>
  )
}

type BookingActionProps = { action: string; token: string; label: string; quiet?: boolean }

/** Renders a button that changes a call. */
function BookingAction({ action, token, label, quiet = false }: BookingActionProps) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="booking" value={token} />
      <input type="hidden" name="page" value={MANAGE} />
      <Button type="submit" quiet={quiet}>
        {label}
      </Button>
    </form>
  )
}
