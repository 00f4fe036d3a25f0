import type { GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { clientLogos, line, number, paragraph, row, rows } from '../fields/inputs.ts'
import { textList } from '../fields/lists.ts'
import { history } from '../versions/versions.ts'

export const creative: GlobalConfig = {
  slug: 'creative',
  label: 'Creative page',
  admin: {
    group: 'Content',
    description: 'Everything on the creative services page.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top',
          fields: [
            line('heroTitle', 'Title'),
            paragraph('heroLead', 'First paragraph'),
            line('badge', 'Badge', { maxLength: 60 }),
            rows('spotsTaken', [line('name', 'Client', { required: true })], { label: 'Spots taken', one: 'Spot' }),
            row(number('spotsTotal', 'Spots in total'), line('spotsNote', 'Note', { maxLength: 400 })),
          ],
        },
        {
          label: 'Work',
          fields: [
            line('galleryTitle', 'Title of the gallery'),
            paragraph('galleryLead', 'Text'),
            rows(
              'gallery',
              [
                row(line('title', 'Title', { required: true }), line('client', 'Client')),
                row(
                  line('service', 'Service'),
                  line('seed', 'Seed of the drawing', {
                    maxLength: 60,
                    description: 'Any word. Each word makes a different drawing.',
                  }),
                ),
                image('image', 'Image'),
              ],
              { label: 'Gallery', one: 'Image', maxRows: 9, description: 'Nine fill the gallery.' },
            ),
            line('workTitle', 'Title of the past work'),
            clientLogos,
          ],
        },
        {
          label: 'Results',
          fields: [
            line('sitesTitle', 'Title'),
            paragraph('sitesLead', 'Text'),
            rows(
              'sites',
              [
                row(line('name', 'Name', { required: true }), line('url', 'URL', { maxLength: 2048 })),
                row(line('figure', 'Figure', { maxLength: 40 }), line('label', 'What it counts')),
                row(number('months'), number('from'), number('to')),
              ],
              { label: 'Sites', one: 'Site', maxRows: 3 },
            ),
          ],
        },
        {
          label: 'Services',
          fields: [
            line('cardsTitle', 'Title'),
            paragraph('cardsLead', 'Text'),
            rows(
              'cards',
              [
                line('title', 'Title', { required: true }),
                paragraph('lead', 'Text'),
                textList('list', { label: 'List' }),
                line('caption', 'Caption of the picture'),
              ],
              { label: 'Cards', one: 'Card', minRows: 6, maxRows: 6, description: 'Exactly six.' },
            ),
          ],
        },
        {
          label: 'Process',
          fields: [
            line('problemsTitle', 'Title'),
            rows(
              'problems',
              [
                line('problem', 'Problem', { required: true }),
                row(line('figure', 'Figure', { maxLength: 40 }), line('label', 'What it counts')),
                paragraph('fix', 'What we do about it'),
                paragraph('reading', 'What the chart says'),
              ],
              { label: 'Problems', one: 'Problem', minRows: 3, maxRows: 3, description: 'Exactly three.' },
            ),
          ],
        },
        {
          label: 'Questions and end',
          fields: [
            line('faqTitle', 'Title of the questions'),
            rows(
              'faqs',
              [
                line('question', 'Question', { maxLength: 300, required: true }),
                paragraph('answer', 'Answer', { maxLength: 3_000 }),
              ],
              { label: 'Questions', one: 'Question', minRows: 6, maxRows: 6, description: 'Exactly six.' },
            ),
            line('closingTitle', 'Closing title'),
            paragraph('closingText', 'Closing text'),
          ],
        },
      ],
    },
    demo,
  ],
}
