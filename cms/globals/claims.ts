import type { Field, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { history } from '../versions/versions.ts'

const figure = (name: string, label: string): Field => ({ name, label, type: 'text', maxLength: 120 })

export const claims: GlobalConfig = {
  slug: 'claims',
  label: 'Claims and figures',
  admin: {
    group: 'Settings',
    description: 'What the site says about the agency and the market. All pages use these figures.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    { type: 'row', fields: [figure('revenue', 'Revenue made for clients'), figure('clients', 'Satisfied clients')] },
    {
      type: 'row',
      fields: [figure('trafficIncrease', 'Average traffic growth'), figure('organicTraffic', 'Organic traffic')],
    },
    { type: 'row', fields: [figure('countries', 'Client countries'), figure('first', 'First of its kind')] },
    { type: 'row', fields: [figure('within', 'First results within'), figure('strategy', 'Strategy')] },
    figure('years', 'Years since the internet revolution'),
    {
      name: 'highlights',
      label: 'Highlights',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Highlight', plural: 'Highlights' },
      admin: collapsedRows,
      fields: [
        {
          type: 'row',
          fields: [figure('figure', 'Figure'), figure('label', 'What it counts'), figure('period', 'Period')],
        },
        {
          type: 'row',
          fields: [
            figure('client', 'Client'),
            { name: 'months', type: 'number', min: 0 },
            { name: 'from', type: 'number', admin: { description: 'The start of the small chart.' } },
            { name: 'to', type: 'number', admin: { description: 'The end of the small chart.' } },
          ],
        },
        {
          name: 'values',
          label: 'Measured values',
          type: 'number',
          hasMany: true,
          admin: { description: 'From start to end, in order. Without them, the chart is a straight line.' },
        },
        {
          name: 'kind',
          type: 'select',
          defaultValue: 'growth',
          options: [
            { label: 'Growth', value: 'growth' },
            { label: 'Paid ads', value: 'paid' },
          ],
        },
      ],
    },
    {
      name: 'market',
      label: 'Market figures',
      type: 'group',
      admin: { description: 'Give the source and year of each.' },
      fields: [
        { type: 'row', fields: [figure('conversionRate', 'Conversion rate'), figure('conversionSource', 'Source')] },
        { type: 'row', fields: [figure('costPerClick', 'Cost per click'), figure('costSource', 'Source')] },
        { type: 'row', fields: [figure('ecommerceSales', 'Ecommerce sales'), figure('salesSource', 'Source')] },
      ],
    },
    {
      ...demo,
      admin: {
        position: 'sidebar',
        description: 'Invented figures. Pages with them say so in their footer. Clear this once the figures are real.',
      },
    } as Field,
  ],
}
