import { image } from '../image.ts'
import { line, paragraph, row } from '../inputs.ts'
import { href } from '../lists.ts'
import { shortText } from '../short-text.ts'
import { blockRows } from './block-rows.ts'
import { defineBlock } from './define-block.ts'

export const callout = defineBlock({
  slug: 'callout',
  name: 'Callout',
  description: 'A short passage that stands out from the text: something to note, a tip, or a warning.',
  labeledBy: ['title', 'text'],
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'note',
        admin: { isClearable: false },
        options: [
          { label: 'Note', value: 'note' },
          { label: 'Tip', value: 'tip' },
          { label: 'Warning', value: 'warning' },
        ],
      },
      line('title', 'Title', { maxLength: 120, description: 'If empty, the kind is shown.' }),
    ),
    shortText('text', 'Text', { required: true }),
  ],
})

export const callToAction = defineBlock({
  slug: 'callToAction',
  name: 'Call to action',
  plural: 'Calls to action',
  description: 'One offer with one button. An article works best with a single one.',
  labeledBy: ['title', 'buttonLabel'],
  fields: [
    line('title', 'Title', { maxLength: 120, required: true }),
    paragraph('text', 'Text', { maxLength: 400 }),
    row(
      line('buttonLabel', 'Button', {
        maxLength: 60,
        required: true,
        description: 'Start with a verb: “Book a call”.',
      }),
      href('buttonHref', { label: 'Button link', required: true }),
    ),
  ],
})

export const quote = defineBlock({
  slug: 'quote',
  name: 'Quote',
  description: 'What somebody said or wrote, with its source. Short quotes are displayed large.',
  labeledBy: ['quote'],
  fields: [
    {
      ...paragraph('quote', 'Quote', { maxLength: 1_000, description: 'Without quotation marks.' }),
      required: true,
    } as ReturnType<typeof paragraph>,
    row(line('name', 'Who said it', { maxLength: 120 }), line('role', 'Role or work', { maxLength: 160 })),
    href('url', { label: 'Source', description: 'Where the quote can be read: a full URL, or a path of this site.' }),
  ],
})

export const steps = defineBlock({
  slug: 'steps',
  name: 'Steps',
  plural: 'Steps',
  description: 'Instructions in order, each with a title. The title above them appears in the table of contents.',
  labeledBy: ['title', 'steps'],
  fields: [
    line('title', 'Title', { maxLength: 160, description: 'For example “How to read the report”.' }),
    blockRows('steps', {
      label: 'Steps',
      one: 'Step',
      min: 2,
      max: 20,
      fields: [
        line('title', 'What to do', { maxLength: 160, required: true }),
        shortText('text', 'Details'),
        image('image', 'Image'),
      ],
    }),
  ],
})

export const questions = defineBlock({
  slug: 'questions',
  name: 'Questions and answers',
  plural: 'Questions and answers',
  description:
    'Questions that open to their answers. Search engines read them as a FAQ. The title above them appears in the table of contents.',
  labeledBy: ['title', 'questions'],
  fields: [
    line('title', 'Title', { maxLength: 160, description: 'For example “Common questions”.' }),
    blockRows('questions', {
      label: 'Questions',
      one: 'Question',
      min: 1,
      max: 20,
      fields: [
        line('question', 'Question', { maxLength: 300, required: true }),
        shortText('answer', 'Answer', { required: true }),
      ],
    }),
  ],
})
