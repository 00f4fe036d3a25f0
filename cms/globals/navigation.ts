import type { Condition, Field, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { href, linkList } from '../fields/lists.ts'
import { collapsedRows } from '../fields/row-label.ts'
import { history } from '../versions/versions.ts'

const takes =
  (source: string): Condition =>
  (_data, siblings) =>
    siblings?.source === source
const families = {
  core: 'Core SEO',
  cms: 'For an ecommerce platform',
  industry: 'For an industry',
  ppc: 'Paid ads (PPC)',
  creative: 'Creative',
}
const toolCategories = { seo: 'SEO', content: 'Content', image: 'Image', code: 'Code', misc: 'Miscellaneous' }

export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation',
  admin: {
    group: 'Settings',
    description: 'The menus of the header and the links of the footer.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      name: 'menus',
      label: 'Header menus',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Menu', plural: 'Menus' },
      admin: collapsedRows,
      fields: [
        { type: 'row', fields: [{ name: 'label', type: 'text', required: true, maxLength: 30 }, href('href')] },
        { name: 'lead', label: 'Text next to the columns', type: 'textarea', maxLength: 400 },
        {
          type: 'row',
          fields: [
            { name: 'moreLabel', label: 'Additional link', type: 'text', maxLength: 60 },
            href('moreHref', { label: 'Additional link to' }),
          ],
        },
        { name: 'searchTools', label: 'Show a tool search', type: 'checkbox', defaultValue: false },
        {
          name: 'columns',
          type: 'array',
          maxRows: 6,
          labels: { singular: 'Column', plural: 'Columns' },
          admin: collapsedRows,
          fields: column(),
        },
      ],
    },
    {
      name: 'footer',
      label: 'Footer columns',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: collapsedRows,
      fields: [{ name: 'heading', type: 'text', required: true, maxLength: 60 }, linkList('links', { label: 'Links' })],
    },
    linkList('legal', { label: 'Links in the last row', description: 'Privacy policy, terms, and so on.' }),
  ],
}

function column(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 60 },
        href('href', { label: 'Heading link' }),
      ],
    },
    {
      name: 'source',
      label: 'Content',
      type: 'select',
      required: true,
      defaultValue: 'links',
      options: [
        { label: 'The links below', value: 'links' },
        { label: 'Services of one family', value: 'services' },
        { label: 'Tools of one category', value: 'tools' },
        { label: 'Blog categories', value: 'categories' },
      ],
    },
    {
      name: 'family',
      label: 'Service family',
      type: 'select',
      options: options(families),
      admin: { condition: takes('services') },
    },
    {
      name: 'category',
      label: 'Tool category',
      type: 'select',
      options: options(toolCategories),
      admin: { condition: takes('tools') },
    },
    { ...linkList('links', { label: 'Links' }), admin: { condition: takes('links') } } as Field,
  ]
}

function options(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ label, value }))
}
