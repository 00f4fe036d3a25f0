import { zoneNote } from '#platform/calendar/time-zone.ts'
import { ServerMessage } from '#site/ui/forms/form.tsx'
import { Button, ButtonLink, MoreLink } from '#site/ui/parts/button.tsx'
import type { OwnBooking } from './booking-facts.tsx'
import { BOOK, MANAGE, MOVE, withQuery } from './paths.ts'
import type { FreeTime, FreeWeek, Zone } from './queries.ts'
import { TimePicker } from './time-picker.tsx'
import { ZoneForm } from './zone-form.tsx'

type MovePageProps = {
  call: OwnBooking
  zone: Zone
  week: FreeWeek
  notice?: { success: boolean; message: string } | undefined
}

/** Renders the first step of a move: the other free times of the same person. */
export function MovePage({ call, zone, week, notice }: MovePageProps) {
  const isOpen = week.days.length > 0 || Boolean(week.earlier ?? week.later)
  return (
    <section className="page book" id="booking">
      <header className="book-head">
        <div>
          <h1>Move your call</h1>
          <p className="lead">
            It is on {call.moment}, with {call.host}. {isOpen ? 'Choose a new time.' : 'There is no other free time.'}
          </p>
          <MoreLink back href={withQuery(MANAGE, { booking: call.token })}>
            Keep the time
          </MoreLink>
        </div>
        {isOpen && <ZoneForm zone={zone} path={MOVE} kept={{ booking: call.token }} />}
      </header>
      <ServerMessage state={notice} />
      {isOpen ? (
        <>
          <p className="zone-note data">{zoneNote(zone)}</p>
          <TimePicker week={week} path={MOVE} kept={{ booking: call.token, zone: zone.name }} />
        </>
      ) : (
        <ButtonLink href={BOOK}>See everyone’s times</ButtonLink>
      )}
    </section>
  )
}

/** Renders the second step of a move: the old time, the new one, and the button. */
export function ConfirmMove({ call, time, zone }: { call: OwnBooking; time: FreeTime; zone: Zone }) {
  return (
    <section className="page book manage" id="booking">
      <h1>Move your call?</h1>
      <dl className="call-facts">
        <div>
          <dt>From</dt>
          <dd>
            <s>{call.moment}</s>
          </dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{time.moment}</dd>
        </div>
        <div>
          <dt>With</dt>
          <dd>{call.host}</dd>
        </div>
      </dl>
      <form action="/api/move-booking" method="post" className="button-row">
        <input type="hidden" name="booking" value={call.token} />
        <input type="hidden" name="time" value={time.value} />
        <input type="hidden" name="zone" value={zone.name} />
        <input type="hidden" name="page" value={MOVE} />
        <Button type="submit" icon="rise">
          Move the call
        </Button>
        <ButtonLink href={withQuery(MOVE, { booking: call.token, zone: zone.name })} quiet>
          Choose another time
        </ButtonLink>
      </form>
    </section>
  )
}
