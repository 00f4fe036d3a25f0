// Measures one tool in this process, which bench/tools.ts starts, and sends it the rows.
import type { Measure } from './measure.ts'

const [slug = ''] = process.argv.slice(2)
const { measure } = (await import(`../tools/${slug}/bench.ts`)) as { measure: () => Promise<Measure[]> }
const rows = (await measure()).map((row) => ({ ...row, what: `${slug}: ${row.what.replace(`${slug}: `, '')}` }))
process.send?.(rows, () => process.exit())
