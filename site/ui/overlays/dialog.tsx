import type { ReactNode } from 'react'
import { ButtonLink, IconButton } from '../parts/button.tsx'

type DialogProps = {
  id: string
  title: string
  /** Id of a form of the page that it shows while it is open: form-dialog.client.ts. */
  takes?: string
  children?: ReactNode
}

/** A native modal dialog. A control with `data-open={id}` opens it; Escape and the cross close it, and focus returns. */
export function Dialog({ id, title, takes, children }: DialogProps) {
  return (
    <dialog id={id} data-takes={takes} aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <IconButton type="submit" icon="cross" label="Close" />
        </form>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}

const BOOKING = 'Book An Appointment'

/** Once per page, when a scheduler is set up. Its frame is made by the first click that opens it. */
export function BookingDialog({ bookingUrl }: { bookingUrl: string | undefined }) {
  if (!bookingUrl) return null
  return (
    <Dialog id="booking" title={BOOKING}>
      <BookingFrame bookingUrl={bookingUrl} />
    </Dialog>
  )
}

/** The place of the scheduler's frame: a running line until it has loaded. */
export function BookingFrame({ bookingUrl }: { bookingUrl: string }) {
  return (
    <div className="booking-frame" data-booking-frame={bookingUrl} data-title={BOOKING}>
      <div className="dialog-wait" data-wait="">
        <i className="busy-line" />
        <span className="data">The calendar is loading</span>
      </div>
    </div>
  )
}

/** Opens the booking dialog. Without JavaScript it leads to the scheduler, without a scheduler to the contact page. */
export function BookingLink({ bookingUrl, quiet = false }: { bookingUrl: string | undefined; quiet?: boolean }) {
  return (
    <ButtonLink href={bookingUrl || '/contact-us/'} quiet={quiet} {...(bookingUrl ? { 'data-open': 'booking' } : {})}>
      {BOOKING}
    </ButtonLink>
  )
}
