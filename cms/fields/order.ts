import type { Field } from 'payload'

/** Place in a list, lowest first. */
export const order: Field = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Position in the list. The lowest number comes first.' },
}
