import type { ReplyOccasion } from '#emails/templates/reply.ts'
import type { Role } from '../access/roles.ts'

export type ConversationCollection = 'contact-requests' | 'quotes' | 'bookings' | 'applications'

type Conversation = {
  /** Where the sender's email address is stored. */
  email: 'clientEmail' | 'email'
  role: Role
  occasion: ReplyOccasion
  /** What a reply is about, unless its author says otherwise. */
  subject: (lead: Record<string, unknown>) => string
  /** The statuses of leads that wait for an answer; a reply makes them “answered”. */
  open: string[]
  /** The statuses of leads that need no one. */
  closed: string[]
}

const requests: Record<string, string> = {
  audit: 'Your audit request',
  contact: 'Your message',
  portfolio: 'Your portfolio request',
  call: 'Your call with us',
}

/** What staff can answer, and where its parts are. */
export const conversations: Record<ConversationCollection, Conversation> = {
  'contact-requests': {
    email: 'clientEmail',
    role: 'sales',
    occasion: 'request',
    subject: ({ form }) => requests[String(form)] ?? 'Your message',
    open: ['new', 'working'],
    closed: ['done', 'spam'],
  },
  quotes: {
    email: 'email',
    role: 'sales',
    occasion: 'request',
    subject: () => 'Your proposal request',
    open: ['new', 'working'],
    closed: ['done', 'spam'],
  },
  bookings: {
    email: 'email',
    role: 'sales',
    occasion: 'call',
    subject: () => 'Your call with us',
    open: [],
    closed: ['canceled'],
  },
  applications: {
    email: 'email',
    role: 'hr',
    occasion: 'application',
    subject: () => 'Your application',
    open: [],
    closed: ['rejected', 'withdrawn', 'spam'],
  },
}
