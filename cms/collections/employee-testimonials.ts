import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { order } from '../fields/order.ts'

export const employeeTestimonials: CollectionConfig = {
  slug: 'employee-testimonials',
  labels: { singular: 'Employee testimonial', plural: 'Employee testimonials' },
  admin: {
    group: 'Content',
    description: '“Our Team Story” on the careers page. Ask people before you quote them.',
    useAsTitle: 'employeeName',
    defaultColumns: ['employeeName', 'employeeDesignation', 'order', 'demo'],
    hidden: shownTo('editor', 'hr'),
  },
  defaultSort: 'order',
  fields: [
    { name: 'employeeName', label: 'Name', type: 'text', required: true, maxLength: 100 },
    { name: 'employeeDesignation', label: 'Position', type: 'text', maxLength: 120 },
    {
      name: 'feedback',
      label: 'Quote',
      type: 'textarea',
      required: true,
      maxLength: 2_000,
      admin: { description: 'The card shows the first 15 words.' },
    },
    image('employeeAvatar', 'Portrait', { description: 'If empty, a drawing generated from the name is shown.' }),
    order,
    demo,
  ],
}
