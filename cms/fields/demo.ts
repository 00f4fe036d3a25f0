import type { Field } from 'payload'

/** Marks what was invented to show the product, so that it can be removed in one go. */
export const demo: Field = {
  name: 'demo',
  label: 'Demonstration content',
  type: 'checkbox',
  defaultValue: false,
  // A copy is an editor's own.
  hooks: { beforeDuplicate: [() => false] },
  index: true,
  admin: {
    position: 'sidebar',
    description:
      'Fictional people, clients, quotes, and figures. Clear this once the content is real. Removing the demonstration deletes what nobody has changed.',
  },
}
