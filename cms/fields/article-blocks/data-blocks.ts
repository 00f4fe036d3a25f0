import type {
  SelectFieldSingleValidation,
  TextareaField,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { readChart, readComparison } from '#engine/article-blocks/pasted-table.ts'
import { line, row } from '../inputs.ts'
import { href } from '../lists.ts'
import { defineBlock } from './define-block.ts'

const MAX_PASTED_LENGTH = 20_000

const languages = {
  text: 'Text',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  json: 'JSON',
  xml: 'XML',
  bash: 'Shell',
  nginx: 'nginx',
  apache: 'Apache',
  http: 'HTTP',
  liquid: 'Liquid',
  diff: 'Changes (diff)',
}

// A plain textarea: Payload's own code editor is fetched from a third party.
export const code = defineBlock({
  slug: 'code',
  name: 'Code',
  plural: 'Code',
  description: 'A listing with line numbers, colors, and a button to copy it.',
  labeledBy: ['code'],
  fields: [
    {
      name: 'language',
      type: 'select',
      defaultValue: 'text',
      options: Object.entries(languages).map(([value, label]) => ({ label, value })),
      // Imported posts use aliases such as `javascript`; the page knows them, and shows an unknown one as text.
      validate: (() => true) as SelectFieldSingleValidation,
    },
    { name: 'code', type: 'textarea', required: true, admin: { rows: 8, className: 'code-field' } },
  ],
})

/** Cells from a spreadsheet, with a preview of what was understood. */
function pasted(name: string, label: string, description: string, kind: 'chart' | 'comparison'): TextareaField {
  const read = kind === 'chart' ? readChart : readComparison
  const isReadable: TextareaFieldValidation = (value) => {
    if (!value?.trim()) return 'Paste cells from a spreadsheet.'
    if (value.length > MAX_PASTED_LENGTH) return 'This is more than the page can show. Paste fewer cells.'
    return read(value).problem ?? true
  }
  return {
    name,
    label,
    type: 'textarea',
    required: true,
    maxLength: MAX_PASTED_LENGTH,
    validate: isReadable,
    admin: {
      rows: 6,
      className: 'code-field',
      description,
      components: {
        afterInput: [
          { path: '/admin/components/article-blocks/pasted-preview.tsx#PastedPreview', clientProps: { kind } },
        ],
      },
    },
  }
}

/** Returns whether a name is in a pasted table: a column of a comparison, or a label of a chart. */
function isAmong(
  field: string,
  namesOf: (text: string) => string[] | undefined,
  what: string,
): TextFieldSingleValidation {
  return (value, { siblingData }) => {
    const text = (siblingData as Record<string, unknown>)[field]
    const names = value && typeof text === 'string' ? namesOf(text) : undefined
    return !names || names.includes(String(value).trim()) || `No ${what} is called “${value}”.`
  }
}

export const comparison = defineBlock({
  slug: 'comparison',
  name: 'Comparison table',
  description: 'Two to six things next to each other, one criterion per row. “yes” and “no” become symbols.',
  labeledBy: ['title'],
  fields: [
    line('title', 'Title', { maxLength: 160, required: true }),
    pasted(
      'table',
      'Cells',
      'Paste cells from a spreadsheet: what you compare in the first row, the criteria in the first column.',
      'comparison',
    ),
    row(
      {
        ...line('highlight', 'Column to highlight', { description: 'Its name in the first row. Optional.' }),
        validate: isAmong('table', (text) => readComparison(text).value?.columns, 'column'),
      } as ReturnType<typeof line>,
      line('note', 'Note or source', { maxLength: 300 }),
    ),
  ],
})

export const chart = defineBlock({
  slug: 'chart',
  name: 'Chart',
  description: 'A chart of numbers from a spreadsheet. Readers can also open the numbers as a table.',
  labeledBy: ['title'],
  fields: [
    row(
      line('title', 'Title', {
        maxLength: 160,
        required: true,
        description: 'What the chart shows: “Visits doubled after the migration”.',
      }),
      {
        name: 'form',
        label: 'Kind of chart',
        type: 'select',
        required: true,
        defaultValue: 'bars',
        admin: { isClearable: false },
        options: [
          { label: 'Bars, one per row', value: 'bars' },
          { label: 'Columns, in order', value: 'columns' },
          { label: 'Line, over time', value: 'line' },
          { label: 'Ring, shares of a whole', value: 'donut' },
        ],
      },
    ),
    pasted(
      'data',
      'Numbers',
      'Paste cells from a spreadsheet, or CSV: names in the first row, labels in the first column, up to four columns of numbers.',
      'chart',
    ),
    row(line('unit', 'Unit', { maxLength: 20, description: 'For example %, ms, or visits.' }), {
      ...line('highlight', 'Label to highlight', { description: 'In the first column. Optional.' }),
      validate: isAmong('data', (text) => readChart(text).value?.labels, 'label'),
    } as ReturnType<typeof line>),
    row(
      line('note', 'Source', { maxLength: 300, description: 'Where the numbers come from, and their date.' }),
      href('noteUrl', { label: 'Source link' }),
    ),
  ],
})
