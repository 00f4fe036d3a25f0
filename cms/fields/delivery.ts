import type { Field } from 'payload'

const aside = { readOnly: true, position: 'sidebar' } as const
const moment = { ...aside, date: { pickerAppearance: 'dayAndTime' } } as const

/** How a delivery by a webhook goes. Setting a failed one back to “Waiting” repeats it. */
export const delivery: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'waiting',
    options: [
      { label: 'Waiting', value: 'waiting' },
      { label: 'Delivered', value: 'delivered' },
      { label: 'Failed', value: 'failed' },
    ],
    admin: { position: 'sidebar' },
  },
  { name: 'attempts', type: 'number', defaultValue: 0, min: 0, admin: aside },
  { name: 'firstTriedAt', label: 'First attempt', type: 'date', admin: moment },
  { name: 'deliveredAt', label: 'Delivered on', type: 'date', admin: moment },
  { name: 'lastError', label: 'What went wrong', type: 'textarea', maxLength: 5_000, admin: { readOnly: true } },
]

/** Returns the document that a delivery is about, as text: it may be deleted before the delivery. */
export const about = (example: string) =>
  ({
    name: 'about',
    type: 'text',
    index: true,
    maxLength: 120,
    admin: { readOnly: true, description: `Collection and ID, for example ${example}.` },
  }) as const satisfies Field
