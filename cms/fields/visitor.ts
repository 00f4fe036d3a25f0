import type { Field } from 'payload'

const readOnly = { readOnly: true } as const

/** Limits of what visitors send. The forms check them too; this is the last check before storing. */
export const visitorLimits = { name: 100, email: 254, website: 2048, message: 5_000, review: 2_000 } as const

/** Returns a field with a visitor's text, which is evidence: it is displayed, never edited. */
export function visitorText(
  name: string,
  label: string,
  { required = false, maxLength = visitorLimits.name as number } = {},
): Field {
  return { name, label, type: 'text', required, maxLength, admin: readOnly }
}

export function visitorTextarea(
  name: string,
  label: string,
  { required = false, maxLength = visitorLimits.message as number } = {},
): Field {
  return { name, label, type: 'textarea', required, maxLength, admin: readOnly }
}

/** Returns a field with a visitor's email address. `cell`: the component that shows it in lists. */
export function visitorEmail(name: string, { required = false, cell = '' } = {}): Field {
  const admin = { ...readOnly, ...(cell ? { components: { Cell: cell } } : {}) }
  return { name, label: 'Email', type: 'email', required, index: true, admin, validate: isEmail(required) }
}

const SOURCE = {
  page: 'Page',
  previous: 'Page before it',
  landing: 'First page of the visit',
  referrer: 'Referrer',
}
const UTM = {
  source: 'Campaign source',
  medium: 'Campaign medium',
  campaign: 'Campaign name',
  term: 'Campaign term',
  content: 'Campaign content',
}

/** Returns the page a form was sent from, and how the visitor came. */
export function source({ withUtm }: { withUtm: boolean }): Field {
  return group('source', 'Source', [
    ...Object.entries(SOURCE).map(([name, label]) => ifKnown(name, label, 2048)),
    ...(withUtm ? Object.entries(UTM).map(([name, label]) => ifKnown(`utm${capitalized(name)}`, label, 200)) : []),
  ])
}

export const utm: Field = group(
  'utm',
  'Campaign',
  Object.keys(UTM).map((name) => ifKnown(name, capitalized(name), 200)),
)

/** The plan or service that the visitor had chosen before the form, by its name at that time. */
export const interest = ifKnown('interest', 'Interested in', 200)

/** Returns a field that is hidden while empty: nobody can fill it in, and it would push the reply out of view. */
export function ifKnown(name: string, label: string, maxLength: number): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength,
    admin: { ...readOnly, condition: (_, siblings) => Boolean(siblings?.[name]) },
  }
}

function capitalized(name: string) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export const leadStatus: Field = {
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'new',
  options: [
    { label: 'New', value: 'new' },
    { label: 'In progress', value: 'working' },
    { label: 'Answered', value: 'answered' },
    { label: 'Done', value: 'done' },
    { label: 'Spam', value: 'spam' },
  ],
  admin: { position: 'sidebar' },
}

export const notes: Field = {
  name: 'notes',
  type: 'textarea',
  maxLength: 10_000,
  admin: { description: 'For staff. Never shown to the visitor.' },
}

function group(name: string, label: string, fields: Field[]): Field {
  return { name, label, type: 'group', fields }
}

function isEmail(required: boolean) {
  return (value: unknown) => {
    if (value === undefined || value === null || value === '') return required ? 'Enter an email address.' : true
    const text = String(value)
    if (text.length > visitorLimits.email) return `An email address has at most ${visitorLimits.email} characters.`
    return /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/.test(text) || 'This is not an email address.'
  }
}
