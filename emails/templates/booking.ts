import type { Email } from '../email.ts'

/** What an email about a call is about, for the person who takes it. */
export type HostNews = 'booked' | 'moved' | 'canceled' | 'reminder'

/**
 * For the visitor: also that the call has to be confirmed, or that somebody tried to book it once more with their email
 * address.
 */
export type BookingNews = HostNews | 'confirm' | 'again'

type Booking = {
  /** The moment in full, in the time zone of the reader. */
  when: string
  host: string
  meetingUrl: string | null | undefined
}

type BookingForVisitor = Booking & { news: BookingNews; manageUrl: string; confirmUrl: string; bookUrl: string }

type BookingForHost = Booking & {
  news: HostNews
  /** What the visitor typed. */
  content: NonNullable<Email['facts']>
  /** The moment of the call in the time zone of the visitor. */
  whenForVisitor: string
  adminUrl: string
}

const forVisitor: Record<BookingNews, { heading: string; text: string }> = {
  booked: { heading: 'Your call is booked', text: 'The invitation for your calendar is attached.' },
  moved: { heading: 'Your call has moved', text: 'The attached invitation replaces the earlier one.' },
  canceled: { heading: 'Your call is canceled', text: 'The attached message takes it out of your calendar.' },
  reminder: { heading: 'Your call is coming up', text: 'If the time no longer suits you, move or cancel it.' },
  confirm: {
    heading: 'Confirm your call',
    text: 'The time is reserved for you for 30 minutes. Open the page below and click the button there to book it.',
  },
  again: {
    heading: 'You have already booked this call',
    text: 'Someone just tried to book it again with your email address. Nothing has changed.',
  },
}

/**
 * Returns the email to the visitor. It repeats nothing that was typed: anyone can enter someone else's email address.
 */
export function bookingForVisitor({ news, when, host, meetingUrl, ...links }: BookingForVisitor): Email {
  const { heading, text } = forVisitor[news]
  const isOver = news === 'canceled'
  const isOpen = news === 'confirm'
  return {
    subject: `${heading}: ${when}`,
    preheader: `${when}, with ${host}`,
    heading,
    paragraphs: [text],
    facts: [
      ['When', when],
      ['With', host],
      ['Where', isOver ? undefined : (meetingUrl ?? `By phone. ${host} calls the number you entered.`)],
    ],
    button: isOpen
      ? { label: 'Confirm the call', href: links.confirmUrl }
      : isOver
        ? { label: 'Book another time', href: links.bookUrl }
        : { label: 'Move or cancel', href: links.manageUrl },
    closing: ['If you have a question, reply to this email.'],
    why: `You get this email because your email address was entered to book a call on our site. If that wasn’t you, ${
      isOpen ? 'ignore this email: the call will not take place.' : 'cancel the call with the link above.'
    }`,
  }
}

const forHost: Record<HostNews, string> = {
  booked: 'New call',
  moved: 'Call moved',
  canceled: 'Call canceled',
  reminder: 'Call coming up',
}

/** Returns the email to the person who takes the call. */
export function bookingForHost({ news, when, whenForVisitor, meetingUrl, content, adminUrl }: BookingForHost): Email {
  const heading = forHost[news]
  const name = content.find(([label]) => label === 'Name')?.[1]
  return {
    subject: `${heading}: ${name ? `${name}, ` : ''}${when}`,
    preheader: when,
    heading,
    paragraphs: [news === 'canceled' ? 'The time is free again.' : 'Reply to this email to write to the visitor.'],
    facts: [
      ['When', when],
      ['For the visitor', whenForVisitor],
      ['Where', meetingUrl ?? 'By phone. You call.'],
      ...content,
    ],
    button: { label: 'Open in the back office', href: adminUrl },
    why: 'You get this email because you take calls. Your hours are in the back office, under “People who take calls”.',
  }
}
