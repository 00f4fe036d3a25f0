'use client'

import { useRowLabel } from '@payloadcms/ui'
import { capital } from '#engine/text/capital.ts'

/** Fields that can label a row, the most descriptive first. */
const NAMES = [
  'title',
  'label',
  'heading',
  'name',
  'question',
  'problem',
  'city',
  'stepTitle',
  'listTitle',
  'text',
  'url',
  'date',
  'weekday',
  'firstDay',
] as const

/** Labels a folded row by its content, so that nobody has to open “Menu 03” to see that it is “Tools”. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const said = NAMES.map((name) => data?.[name]).find((value) => typeof value === 'string' && value !== '')
  const hours = typeof data?.opens === 'string' ? `, ${data.opens} to ${data.closes}` : ''
  const number = String(rowNumber + 1).padStart(2, '0')
  return (
    <span className="row-name">
      <span>{number}</span>{' '}
      {typeof said === 'string' ? shorten(said === data?.weekday ? capital(said) : said) + hours : 'New row'}
    </span>
  )
}

function shorten(said: string) {
  return /^\d{4}-\d\d-\d\dT/.test(said) ? said.slice(0, 10) : said.slice(0, 80)
}
