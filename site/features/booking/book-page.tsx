import type { CallTopic } from '#platform/calendar/call-topics.ts'
import { zoneNote } from '#platform/calendar/time-zone.ts'
import type { Interest } from '#site/documents/interest.ts'
import { ServerMessage } from '#site/ui/forms/form.tsx'
import { InterestNote } from '#site/ui/forms/interest-note.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { BOOK } from './paths.ts'
import type { FreeWeek, Zone } from './queries.ts'
import { TimePicker } from './time-picker.tsx'
import { ZoneForm } from './zone-form.tsx'

type BookPageProps = {
  minutes: number
  zone: Zone
  topics: CallTopic[]
  about: CallTopic | undefined
  interest: Interest | undefined
  week: FreeWeek
  /** Why the time in a link cannot be booked, or the result of a form. */
  notice?: { success: boolean; message: string } | undefined
}

/** Renders the first step: all free times of a week. */
export function BookPage({ minutes, zone, topics, about, interest, week, notice }: BookPageProps) {
  const isOpen = week.days.length > 0 || Boolean(week.earlier ?? week.later)
  if (!isOpen && !about) return <NoTimes />
  return (
    <section className="page book" id="booking">
      <header className="book-head">
        <div>
          <h1>Book a call</h1>
          <p className="lead">
            Talk for {minutes} minutes with someone who does the work. Bring one number you want to improve.
          </p>
          <InterestNote subject="call" interest={interest} />
        </div>
        <ZoneForm zone={zone} path={BOOK} kept={interest?.fields} topics={topics} about={about} />
      </header>
      <ServerMessage state={notice} />
      <p className="zone-note data">{zoneNote(zone)}</p>
      <TimePicker week={week} path={BOOK} kept={{ ...interest?.fields, zone: zone.name, about }} />
    </section>
  )
}

/** Renders what visitors can do while nobody takes calls. */
export function NoTimes() {
  return (
    <section className="page book book-empty">
      <h1>Book a call</h1>
      <p className="lead">No times are open right now. Write to us, suggest two times, and we’ll confirm one.</p>
      <ButtonLink href="/contact-us/?subject=A+call%2C+at+these+times%3A#quote" icon="rise">
        Suggest times
      </ButtonLink>
    </section>
  )
}
