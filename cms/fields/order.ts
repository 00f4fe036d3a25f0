import type { Field } from 'payload'

/** Place in a list, lowest first. */
export const order: Field = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Place in the list: the lowest number comes first.' },
}
