import { withCommas } from '../text/numbers.ts'

/** The forms of a cover. Each draws numbers to scale in its own way; `words` is for a post without numbers. */
export const coverForms = [
  'areas',
  'bars',
  'blocks',
  'cells',
  'columns',
  'dial',
  'falls',
  'grid',
  'interval',
  'level',
  'line',
  'matrix',
  'slope',
  'spans',
  'stack',
  'ties',
  'waterfall',
  'words',
] as const

export type CoverForm = (typeof coverForms)[number]
export type CoverRow = readonly [label: string, ...values: number[]]

/** What a cover shows: numbers that its post states. */
export type CoverData = {
  form: CoverForm
  /** The one large figure, or a word or two. */
  figure?: string
  /** What the figure says. For the form `words`, all of the text. */
  caption: string
  rows?: readonly CoverRow[]
  /** Index of the row, or of the value of a line, to look at. */
  mark?: number
  /** A limit on the axis. */
  at?: number
  /** What the rows of a grid are part of, and its number of columns. */
  of?: number
  across?: number
  /** The unit of the values: `$`, `%`, ` s`. */
  unit?: string
}

const MAX_TEXT = 200
const MAX_ROWS = 40
const MAX_NUMBER = 1e9

/** Returns whether a stored value is the data of a cover that can be drawn. */
export function isCoverData(value: unknown): value is CoverData {
  if (typeof value !== 'object' || value === null) return false
  const { form, figure = '', caption, rows = [], unit = '', ...numbers } = value as Record<keyof CoverData, unknown>
  return (
    coverForms.includes(form as CoverForm) &&
    [figure, caption, unit].every(isText) &&
    [numbers.mark, numbers.at, numbers.of, numbers.across].every((one) => one === undefined || isNumber(one)) &&
    Array.isArray(rows) &&
    rows.length <= MAX_ROWS &&
    (rows.length > 0 || form === 'words') &&
    rows.every(isRow)
  )
}

function isRow(row: unknown) {
  if (!Array.isArray(row) || row.length > MAX_ROWS) return false
  const [label, ...values] = row
  return isText(label) && values.every(isNumber)
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_TEXT
const isNumber = (value: unknown) => Number.isFinite(value) && Math.abs(value as number) <= MAX_NUMBER

/** Returns a cover in words, for those who cannot see it. */
export function describeCover({ form, figure, caption, rows = [], unit }: CoverData) {
  if (form === 'words') return caption
  const said = [figure, caption].filter(Boolean).join(' ')
  const single = rows.filter(([label, ...values]) => label !== '' && values.length === 1)
  const values = single.map(([label, value = 0]) => `${label} ${valueText(value, unit)}`)
  return values.length > 0 ? `${said}: ${values.join(', ')}` : said
}

/**
 * Returns a value with its unit; a currency precedes it.
 * @example valueText(4800, '$') // '$4,800'
 */
export function valueText(value: number, unit = '') {
  if (unit === '$') return `$${Number.isInteger(value) ? withCommas(value) : value.toFixed(2)}`
  return `${value < 0 ? '−' : ''}${withCommas(Math.abs(value))}${unit}`
}
