import { type Cell, table } from '#engine/tool/blocks.ts'
import { headerMeanings } from './header-meanings.ts'

/** Returns a table of all header lines with their meanings. Values of cookies are hidden. */
export const headersTable = (headers: [name: string, value: string][]) =>
  table({
    title: 'Headers',
    columns: [{ label: 'Header', form: 'mono' }, { label: 'Value', form: 'mono' }, { label: 'Meaning' }],
    rows: headers.map(([name, value]): Cell[] => [
      name,
      name === 'set-cookie' ? hideValue(value) : value,
      headerMeanings[name] ??
        (name.startsWith('x-')
          ? 'Not standardized; it means what this server wants it to mean.'
          : 'Not a header that we can explain.'),
    ]),
  })

const hideValue = (cookie: string) => cookie.replace(/^([^=;]*=)[^;]*/, '$1…')
