import type { ArrayField, Field } from 'payload'
import { collapsedRows } from '../row-label.ts'

type Rows = { label: string; one: string; min: number; max: number; fields: Field[] }

/** Returns the rows of a block, at least `min` of them. They are open, because a new row has to be filled in. */
export function blockRows(name: string, { label, one, min, max, fields }: Rows): ArrayField {
  return {
    name,
    label,
    labels: { singular: one, plural: label },
    type: 'array',
    required: true,
    minRows: min,
    maxRows: max,
    fields,
    admin: { ...collapsedRows, initCollapsed: false },
  }
}
