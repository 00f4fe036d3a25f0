import type { Condition, Field, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { href, linkList } from '../fields/lists.ts'
import { folded } from '../fields/row-label.ts'
import { history } from '../versions.ts'

const takes =
  (source: string): Condition =>
  (_data, siblings) =>
    siblings?.source === source
const families = {
  core: 'Core SEO',
  cms: 'For a shop system',
  industry: 'For an industry',
  ppc: 'Paid ads (PPC)',
  creative: 'Creative',
}
const toolCategories = { seo: 'SEO', content: 'Content', image: 'Image', code: 'Code', misc: 'Miscellaneous' }

export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation',
  admin: { group: 'Settings', description: 'Menus of the header and links of the footer.', hidden: shownTo('editor') },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      name: 'menus',
      label: 'Menus of the header',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Menu', plural: 'Menus' },
      admin: folded,
      fields: [
        { type: 'row', fields: [{ name: 'label', type: 'text', required: true, maxLength: 30 }, href('href')] },
        { name: 'lead', label: 'Text beside the columns', type: 'textarea', maxLength: 400 },
        {
          type: 'row',
          fields: [
            { name: 'moreLabel', label: 'Further link', type: 'text', maxLength: 60 },
            href('moreHref', { label: 'It leads to' }),
          ],
        },
        { name: 'searchTools', label: 'With a search for tools', type: 'checkbox', defaultValue: false },
        {
          name: 'columns',
          type: 'array',
          maxRows: 6,
          labels: { singular: 'Column', plural: 'Columns' },
          admin: folded,
          fields: column(),
        },
      ],
    },
    {
      name: 'footer',
      label: 'Columns of the footer',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: folded,
      fields: [{ name: 'heading', type: 'text', required: true, maxLength: 60 }, linkList('links', { label: 'Links' })],
    },
    linkList('legal', { label: 'Links in the last line', description: 'Privacy policy, terms and the like.' }),
  ],
}

function column(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 60 },
        href('href', { label: 'The heading leads to' }),
      ],
    },
    {
      name: 'source',
      label: 'Filled with',
      type: 'select',
      required: true,
      defaultValue: 'links',
      options: [
        { label: 'The links below', value: 'links' },
        { label: 'Services of one kind', value: 'services' },
        { label: 'Tools of one category', value: 'tools' },
        { label: 'Categories of the blog', value: 'categories' },
      ],
    },
    {
      name: 'family',
      label: 'Kind of service',
      type: 'select',
      options: options(families),
      admin: { condition: takes('services') },
    },
    {
      name: 'category',
      label: 'Category of tools',
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
