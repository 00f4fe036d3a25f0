import { BookingLink } from '#site/ui/overlays/dialog.tsx'

/** Renders the way to a calendar of another company, which replaces ours. */
export function OutsideCalendar({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section className="page book book-empty">
      <h1>Book a call</h1>
      <p className="lead">Choose a free time in our calendar and talk with the person who would do the work.</p>
      <BookingLink bookingUrl={bookingUrl} />
    </section>
  )
}
