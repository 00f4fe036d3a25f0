import type { RelationshipFieldSingleValidation } from 'payload'
import { tools } from '#content/tools.ts'
import { line, row } from '../inputs.ts'
import { defineBlock } from './define-block.ts'

export const tool = defineBlock({
  slug: 'tool',
  name: 'Tool',
  description: 'One of the free tools: a link to its page, or its form, which opens the report on its page.',
  labeledBy: ['tool'],
  fields: [
    row(
      {
        name: 'tool',
        label: 'Tool',
        type: 'select',
        required: true,
        options: tools
          .map(({ slug, name }) => ({ label: name, value: slug }))
          .sort((a, b) => a.label.localeCompare(b.label)),
      },
      {
        name: 'display',
        label: 'Show',
        type: 'select',
        required: true,
        defaultValue: 'card',
        options: [
          { label: 'A link to its page', value: 'card' },
          { label: 'Its form', value: 'form' },
        ],
        admin: { isClearable: false, description: 'One form per article: any others are shown as links.' },
      },
    ),
    line('text', 'Why here', { maxLength: 200, description: 'If empty, the line from the list of tools is shown.' }),
  ],
})

const isStoredStudy: RelationshipFieldSingleValidation = async (value, { req }) => {
  if (value === undefined || value === null) return 'Choose a case study.'
  const { totalDocs } = await req.payload.count({
    collection: 'case-studies',
    where: { id: { equals: typeof value === 'object' ? value.value : value } },
    req,
  })
  return totalDocs > 0 || 'This case study was deleted. Choose another one, or remove the block.'
}

export const caseStudy = defineBlock({
  slug: 'caseStudy',
  name: 'Case study',
  plural: 'Case studies',
  description: 'A case study with its picture and result. While it is unpublished, readers do not see the block.',
  labeledBy: ['caseStudy'],
  fields: [
    {
      name: 'caseStudy',
      label: 'Case study',
      type: 'relationship',
      relationTo: 'case-studies',
      required: true,
      maxDepth: 0,
      validate: isStoredStudy,
    },
    line('text', 'Why here', { maxLength: 200, description: 'If empty, its summary is shown.' }),
  ],
})
