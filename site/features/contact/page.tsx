import type { ReactNode } from 'react'
import { BookingLink, Dialog } from '#site/ui/overlays/dialog.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { type ClockOffice, OfficeClock } from './office-clock.tsx'
import type { Place } from './place.ts'

type ContactPageProps = {
  title: string
  /** The same offices, as ranges of the day in UTC. */
  clock: ClockOffice[]
  places: Place[]
  email: string
  bookingUrl: string | undefined
  /** The form, from `leads`. Its section is the target of every request link. */
  form: ReactNode
}

export function ContactPage({ title, clock, places, email, bookingUrl, form }: ContactPageProps) {
  return (
    <>
      <section className="day-hero">
        <div className="page">
          <h1>{title.replace(' a half', ' a\u00a0half') || 'Contact'}</h1>
        </div>
      </section>
      <section className="ways" aria-label="Two ways to start">
        <div className="page halves">
          <div className="half">
            <h2>By voice</h2>
            <p className="lead">
              Talk for thirty minutes with the person who would do the work. Bring one figure you want to change.
            </p>
            {bookingUrl ? <BookingLink bookingUrl={bookingUrl} /> : <OwnCalendar />}
          </div>
          <div className="half">
            <h2>In writing</h2>
            <p className="lead">
              Send us ten lines about your store. A person reads them and replies within five business days.
            </p>
            <ButtonLink href="#quote" icon="rise" data-open="quote-dialog" quiet>
              Request Proposal
            </ButtonLink>
          </div>
        </div>
      </section>
      {clock.length > 0 && (
        <section className="band clock-band" aria-label="Hours of our offices">
          <p className="page lead">The line shows the time now. Offices it crosses are open.</p>
          <OfficeClock offices={clock} places={places} />
        </section>
      )}
      <section className="band write" id="contact">
        <div className="page write-grid">
          <div>
            <h2>Request Proposal</h2>
            <p className="lead">
              Tell us what you want to change. If you include your website, we can answer in more detail.
            </p>
            <ol className="dash plain">
              <li>A person reads your message.</li>
              <li>If we need more, we’ll email you once.</li>
              <li>Within five business days, we tell you what we would do and what we wouldn’t.</li>
            </ol>
          </div>
          {form}
        </div>
      </section>
      <Dialog id="quote-dialog" title="Request Proposal" takes="quote" />
      {places.length > 0 && <Offices places={places} email={email} />}
    </>
  )
}

/** Renders the way to our own calendar. A script shows the next free times; see next-times.client.ts. */
function OwnCalendar() {
  return (
    <>
      <ButtonLink href="/book-a-call/" icon="rise">
        Book An Appointment
      </ButtonLink>
      <div className="next-times" data-next-times="">
        <p className="data" id="next-times">
          Next free times, in your time zone
        </p>
        <ul aria-labelledby="next-times" />
      </div>
    </>
  )
}

function Offices({ places, email }: { places: Place[]; email: string }) {
  return (
    <section className="band" aria-labelledby="addresses">
      <div className="page">
        <h2 className="t-headline places-title" id="addresses">
          Offices and hours
        </h2>
        <ul className="places">
          {places.map(({ city, country, street, locality, phone, opens, closes, days }) => (
            <li key={city}>
              <h3>{city}</h3>
              <address>
                {street && (
                  <>
                    {street}
                    <br />
                  </>
                )}
                {locality}
                <br />
                {country}
              </address>
              <span>
                {days && `${days}, `}
                {opens} to {closes}
                <br />
                local time
              </span>
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
            </li>
          ))}
        </ul>
        {email && (
          <p className="places-mail">
            Email reaches every office at <a href={`mailto:${email}`}>{email}</a>.
          </p>
        )}
      </div>
    </section>
  )
}
