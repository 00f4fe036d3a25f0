import type { ReactNode } from 'react'
import { ButtonLink, IconButton } from '../parts/button.tsx'

type DialogProps = {
  id: string
  title: string
  /** Id of a form of the page to show while the dialog is open: see form-dialog.client.ts. */
  takes?: string
  children?: ReactNode
}

/**
 * Renders a native modal dialog. A control with `data-open={id}` opens it; Escape and the close button close it, and
 * focus returns.
 */
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

/**
 * Renders the booking dialog. Use it once per page, if a scheduler is set up. The first click that opens it creates its
 * frame.
 */
export function BookingDialog({ bookingUrl }: { bookingUrl: string | undefined }) {
  if (!bookingUrl) return null
  return (
    <Dialog id="booking" title={BOOKING}>
      <BookingFrame bookingUrl={bookingUrl} />
    </Dialog>
  )
}

/** Renders the place of the scheduler's frame: a loading line until it has loaded. */
export function BookingFrame({ bookingUrl }: { bookingUrl: string }) {
  return <EmbedFrame url={bookingUrl} title={BOOKING} waiting="The calendar is loading" />
}

/** Renders the place of another company's frame: a loading line until it has loaded. */
export function EmbedFrame({ url, title, waiting }: { url: string; title: string; waiting: string }) {
  return (
    <div className="booking-frame" data-booking-frame={url} data-title={title}>
      <div className="dialog-wait" data-wait="">
        <i className="busy-line" />
        <span className="data">{waiting}</span>
      </div>
    </div>
  )
}

/**
 * Renders a link that opens the booking dialog. Without JavaScript, it leads to the scheduler; without a scheduler, to
 * the contact page.
 */
export function BookingLink({ bookingUrl, quiet = false }: { bookingUrl: string | undefined; quiet?: boolean }) {
  return (
    <ButtonLink href={bookingUrl || '/contact-us/'} quiet={quiet} {...(bookingUrl ? { 'data-open': 'booking' } : {})}>
      {BOOKING}
    </ButtonLink>
  )
}
