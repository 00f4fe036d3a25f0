import type { Field } from 'payload'

type OfferField = { name: string; label: string; description: string }

/** Returns the sentence with which a report leads on to a service: its text, and the service that the text names. */
export const offer = ({ name, label, description }: OfferField): Field => ({
  name,
  label,
  type: 'group',
  admin: { description },
  fields: [
    {
      name: 'text',
      label: 'Sentence',
      type: 'textarea',
      maxLength: 300,
      admin: { description: '{service} is the name of the service below, with a link to its page.' },
    },
    { name: 'service', type: 'relationship', relationTo: 'services', maxDepth: 1 },
  ],
})
