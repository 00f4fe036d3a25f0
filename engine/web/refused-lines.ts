import { type Block, table } from '../tool/blocks.ts'
import type { RefusedLine } from './domain-list.ts'

/** Returns the table of lines that were refused, if there are any. */
export const refusedLines = (refused: RefusedLine[]): Block[] =>
  refused.length === 0
    ? []
    : [
        table({
          title: 'Lines that were not looked up',
          columns: [{ label: 'Line', form: 'mono' }, { label: 'Why' }],
          rows: refused.map(({ entered, message }) => [entered, message]),
        }),
      ]
