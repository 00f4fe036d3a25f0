import type { GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { clientLogos, line, number, paragraph, row, rows } from '../fields/inputs.ts'
import { href, textList } from '../fields/lists.ts'
import { offer } from '../fields/offer.ts'
import { history } from '../versions/versions.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  admin: {
    group: 'Content',
    description:
      'The texts of the home page. Services, projects, plans, testimonials, and questions have their own lists.',
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
            row(line('heroButton', 'Button', { maxLength: 60 }), line('heroNote', 'Note next to it')),
            {
              name: 'heroMore',
              label: 'Second link',
              type: 'group',
              admin: { description: 'A plain link next to the button.' },
              fields: [row(line('label', 'Label', { maxLength: 60 }), href('href'))],
            },
            {
              name: 'chart',
              type: 'group',
              admin: { description: 'The revenue chart of a client at the top.' },
              fields: [
                row(line('client', 'Client'), line('caption')),
                paragraph('description', 'In words', { description: 'For people who cannot see the chart.' }),
                {
                  name: 'values',
                  type: 'number',
                  hasMany: true,
                  admin: { description: 'One number per week, as a multiple of the first week.' },
                },
                rows('marks', [row(number('day', 'Day'), line('label'), line('text'))], {
                  label: 'Dated changes',
                  one: 'Change',
                }),
                {
                  ...demo,
                  admin: { description: 'An invented client. Clear this once the figures are real.' },
                } as typeof demo,
              ],
            },
          ],
        },
        {
          label: 'Challenges',
          fields: [
            line('challengesTitle', 'Title'),
            paragraph('challengesLead', 'First paragraph'),
            rows(
              'challenges',
              [
                line('title', 'Title', { required: true }),
                row(line('figure', 'Figure', { maxLength: 40 }), line('figureLabel', 'What it counts')),
                textList('points', { label: 'Points', maxRows: 3 }),
                row(line('buttonLabel', 'Button', { maxLength: 60 }), href('buttonHref', { label: 'Button link' })),
                paragraph('reading', 'What the chart says'),
              ],
              { label: 'Cards', one: 'Card', minRows: 4, maxRows: 4, description: 'Exactly four.' },
            ),
          ],
        },
        {
          label: 'Services and results',
          fields: [
            line('servicesTitle', 'Title of the services'),
            paragraph('servicesLead', 'Text'),
            line('resultsTitle', 'Title of the results'),
            paragraph('resultsLead', 'Text'),
            {
              name: 'proposalTexts',
              label: 'Proposal requests',
              type: 'group',
              fields: [
                line('resultsTitle', 'Title below the results'),
                paragraph('resultsText', 'Text below the results'),
                paragraph('closingText', 'Text at the end'),
                line('button', 'Button', { maxLength: 60 }),
              ],
            },
          ],
        },
        {
          label: 'Work and agency',
          fields: [
            line('workTitle', 'Title of the recent work'),
            paragraph('workLead', 'Text'),
            line('timelineTitle', 'Title of how we work'),
            paragraph('timelineLead', 'Text'),
            rows(
              'steps',
              [
                line('title', 'Title', { required: true }),
                paragraph('content', 'Text'),
                row(number('fromDay', 'From day'), number('toDay', 'To day')),
              ],
              { label: 'Steps', one: 'Step', minRows: 5, maxRows: 5, description: 'Exactly five.' },
            ),
            paragraph('about', 'About us'),
          ],
        },
        {
          label: 'Further down',
          fields: [
            row(line('pricingTitle', 'Title of the plans'), line('pricingNote', 'Note below them', { maxLength: 400 })),
            row(
              line('testimonialsTitle', 'Title of the testimonials'),
              line('industriesTitle', 'Title of the questions'),
            ),
            line('auditTitle', 'Title of the audit form'),
            paragraph('auditLead', 'Text'),
            textList('auditPoints', { label: 'What the audit covers', maxRows: 3 }),
            offer({
              name: 'auditOffer',
              label: 'At the end of an audit’s report',
              description:
                'If empty, the report ends with a built-in sentence, depending on whether it found problems.',
            }),
            line('closingTitle', 'Closing title'),
            clientLogos,
          ],
        },
      ],
    },
  ],
}
