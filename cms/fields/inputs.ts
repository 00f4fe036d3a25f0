import type { Field } from 'payload'
import { collapsedRows } from './row-label.ts'

/** Returns one line of text. */
export function line(
  name: string,
  label?: string,
  { maxLength = 200, required = false, description = '' } = {},
): Field {
  return {
    name,
    ...(label ? { label } : {}),
    type: 'text',
    maxLength,
    required,
    admin: description ? { description } : {},
  }
}

/** Returns a paragraph of text. */
export function paragraph(name: string, label?: string, { maxLength = 1_500, description = '' } = {}): Field {
  return { name, ...(label ? { label } : {}), type: 'textarea', maxLength, admin: description ? { description } : {} }
}

export function number(name: string, label?: string, { description = '' } = {}): Field {
  return { name, ...(label ? { label } : {}), type: 'number', admin: description ? { description } : {} }
}

/** Puts fields side by side. */
export function row(...fields: Field[]): Field {
  return { type: 'row', fields }
}

type Rows = { label?: string; one?: string; minRows?: number; maxRows?: number; description?: string }

/** Returns rows of fields. If the minimum and the maximum are equal, there are exactly that many rows, or none. */
export function rows(name: string, fields: Field[], { label, one, minRows, maxRows, description }: Rows = {}): Field {
  return {
    name,
    type: 'array',
    fields,
    ...(label ? { label } : {}),
    ...(one ? { labels: { singular: one, plural: label ?? `${one}s` } } : {}),
    ...(minRows ? { minRows } : {}),
    ...(maxRows ? { maxRows } : {}),
    admin: { ...collapsedRows, ...(description ? { description } : {}) },
  }
}

/** Names of clients, each with a logo that is one SVG path. */
export const clientLogos: Field = rows(
  'clients',
  [
    row(
      line('name', 'Name', { maxLength: 60, required: true }),
      line('mark', 'Symbol', { maxLength: 2_000, description: 'The “d” attribute of an SVG path in a 22 by 24 box.' }),
    ),
  ],
  { label: 'Client logos', one: 'Logo' },
)
