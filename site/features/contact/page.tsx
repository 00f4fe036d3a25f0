import type { ReactNode } from 'react'
import { bookPath } from '#site/documents/book-path.ts'
import type { Interest } from '#site/documents/interest.ts'
import { BookingLink } from '#site/ui/overlays/dialog.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { type ClockOffice, OfficeClock } from './office-clock.tsx'
import type { Place } from './place.ts'

type ContactPageProps = {
  /** "Four offices, open twenty and a half hours a day" */
  officesTitle: string
  /** The same offices, as ranges of the day in UTC. */
  clock: ClockOffice[]
  places: Place[]
  email: string
  bookingUrl: string | undefined
  /** The plan or service that the visitor has chosen, which a call is about as well. */
  interest: Interest | undefined
  /** The form, from `leads`. It is on the first screen: next to the title, or right below it on a phone. */
  form: ReactNode
}

export function ContactPage({ officesTitle, clock, places, email, bookingUrl, interest, form }: ContactPageProps) {
  return (
    <>
      <section className="page contact-top">
        <div className="contact-head">
          <h1>Contact</h1>
          <p className="lead">Tell us what you would like to improve. A person replies within five business days.</p>
        </div>
        <div className="contact-form" id="contact">
          <h2 className="t-headline">Request Proposal</h2>
          {form}
        </div>
        <div className="contact-next">
          <ol className="dash plain" aria-label="What happens next">
            <li>A person reads your message.</li>
            <li>If we need more, we’ll email you once.</li>
            <li>Within five business days, we tell you what we would do and what we wouldn’t.</li>
          </ol>
          <h2 className="t-headline">Or talk to us</h2>
          <p>Thirty minutes with the person who would do the work. Bring one number you want to improve.</p>
          {bookingUrl ? <BookingLink bookingUrl={bookingUrl} /> : <OwnCalendar interest={interest} />}
        </div>
      </section>
      {clock.length > 0 && (
        <section className="band clock-band" aria-labelledby="offices">
          <div className="page">
            <h2 className="t-headline" id="offices">
              {officesTitle}
            </h2>
            {email && (
              <p className="lead">
                Email reaches every office at <a href={`mailto:${email}`}>{email}</a>.
              </p>
            )}
          </div>
          <OfficeClock offices={clock} places={places} />
        </section>
      )}
    </>
  )
}

/** Renders the way to our own calendar. A script shows the next free times; see next-times.client.ts. */
function OwnCalendar({ interest }: { interest: Interest | undefined }) {
  const { topic, fields = {} } = interest ?? {}
  const chosen = new URLSearchParams({ ...fields, ...(topic ? { about: topic } : {}) })
  return (
    <>
      <ButtonLink href={bookPath(fields)} icon="rise" quiet>
        Book An Appointment
      </ButtonLink>
      <div className="next-times" data-next-times={chosen.toString()}>
        <p className="data" id="next-times">
          Next free times, in your time zone
        </p>
        <ul aria-labelledby="next-times" />
      </div>
    </>
  )
}
