import type { Mail, Quote } from '../../cms/payload-types.ts'
import type { Letter } from './letter.tsx'

/** What somebody asked the agency for, whichever form it came through. */
export type Lead = {
  form: 'audit' | 'contact' | 'portfolio' | 'quote'
  id: number
  name: string
  email: string
  /** What the visitor wrote and chose. */
  said: NonNullable<Letter['facts']>
  /** Where the visitor came from. */
  source: NonNullable<Letter['facts']>
}

type Written = { subject: string; letter: Letter }
type Words = { is: string; arrived: string; next: string[] }

/** What happens next is what the page of the form promises. */
const words: Record<Lead['form'], Words> = {
  audit: {
    is: 'Audit request',
    arrived: 'Your audit request arrived',
    next: [
      'We look at twenty pages of your site and write back within five working days. No call is needed.',
      'You get what your strongest pages earn and could earn, the three technical faults that cost the most, and what to do first.',
    ],
  },
  contact: {
    is: 'Message',
    arrived: 'Your message arrived',
    next: ['A person reads it and writes back within five working days. What is missing, we ask once, by mail.'],
  },
  portfolio: {
    is: 'Portfolio request',
    arrived: 'Your portfolio request arrived',
    next: ['A person answers within five working days with the pieces nearest to your trade.'],
  },
  quote: {
    is: 'Proposal request',
    arrived: 'Your proposal request arrived',
    next: [
      'A person reads it. What is missing, we ask once, by mail.',
      'Within five working days you get what we would do and what we would leave out.',
    ],
  },
}

export function leadOfMail(mail: Mail): Lead {
  const { utmSource, utmMedium, utmCampaign } = mail.source ?? {}
  return {
    form: mail.form,
    id: mail.id,
    name: mail.clientName ?? '',
    email: mail.clientEmail ?? '',
    said: [
      ['Name', mail.clientName],
      ['Email', mail.clientEmail],
      ['Website', mail.website],
      ['Message', mail.message],
    ],
    source: sourceFacts(mail.source, [utmSource, utmMedium, utmCampaign]),
  }
}

export function leadOfQuote(quote: Quote): Lead {
  const { source, medium, campaign } = quote.utm ?? {}
  return {
    form: 'quote',
    id: quote.id,
    name: quote.name ?? '',
    email: quote.email,
    said: [
      ['Name', quote.name],
      ['Email', quote.email],
      ['Company', quote.company],
      ['Website', quote.website],
      ['Services', quote.services?.join(', ')],
      ['Budget', quote.budget],
      ['Message', quote.message],
    ],
    source: sourceFacts(quote.source, [source, medium, campaign]),
  }
}

/** To the agency. */
export function leadNotice({ form, id, name, email, said, source }: Lead, href: string): Written {
  const { is } = words[form]
  const heading = `${is} ${id}`
  const next = email
    ? 'Promised: an answer within five working days. An answer to this mail goes to the visitor.'
    : 'The visitor left no address.'
  return {
    subject: name ? `${heading}: ${name}` : heading,
    letter: {
      preheader: next,
      heading,
      paragraphs: [next],
      facts: [...said, ...source],
      button: { label: 'Open in the back office', href },
      why: 'You get this because the site sends these requests to your address. The mail settings of the back office change that.',
    },
  }
}

/** To the visitor. It repeats nothing that was typed: anybody can type anybody's address, and a text of his own. */
export function leadReceipt({ form }: Lead): Written {
  const { arrived, next } = words[form]
  return {
    subject: arrived,
    letter: {
      preheader: next[0] ?? '',
      heading: arrived,
      paragraphs: next,
      closing: ['To add or correct something, answer this mail.'],
      why: 'You get this because your address was entered in a form on our site. If that was not you, answer this mail and we delete the request.',
    },
  }
}

type Source = { page?: string | null; landing?: string | null; referrer?: string | null } | undefined

function sourceFacts(source: Source, campaign: (string | null | undefined)[]): NonNullable<Letter['facts']> {
  return [
    ['Sent from', source?.page],
    ['First page', source?.landing],
    ['Came from', source?.referrer],
    ['Campaign', campaign.filter(Boolean).join(' / ')],
  ]
}
