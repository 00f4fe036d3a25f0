import type { Field } from 'payload'

/** Marks what was invented to show the product, so that it can be removed in one go. */
export const demo: Field = {
  name: 'demo',
  label: 'Demonstration content',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description:
      'Invented people, clients, quotes and figures. Untick once this is real: ticked documents are deleted by “npm run seed -- --remove-demo”.',
  },
}
