import type { SelectField } from 'payload'

/** Which page a question belongs to. */
export const faqTopic: SelectField = {
  name: 'topic',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'home',
  options: [
    { label: 'Home page', value: 'home' },
    { label: 'Creative page', value: 'creative' },
    { label: 'Careers', value: 'career' },
    { label: 'Services', value: 'service' },
    { label: 'Pricing', value: 'pricing' },
  ],
}
