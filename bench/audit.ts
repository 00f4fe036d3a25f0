// npm run bench:audit: whether the audit's rules find what was planted and nothing else, read pages as an independent
// parser does, say the same twice, and how long they take beside Crawlee; in a built product, whether an audit survives
// that its worker is killed, how long one with a browser takes, what twenty at once need, and how fast its report is.
// Prints a table and writes it to bench/results.json.
// Parts: --only=truth,agreement,stability,speed,kills,browser,load,report
import { measureAgreement } from './audit/agreement.ts'
import { measureBrowser } from './audit/browser.ts'
import { measureKills } from './audit/kills.ts'
import { measureLoad } from './audit/load.ts'
import { measureReport } from './audit/report.ts'
import { measureSpeed } from './audit/speed.ts'
import { measureStability } from './audit/stability.ts'
import { measureTruth } from './audit/truth.ts'
import { record } from './faults/record.ts'

const parts = {
  truth: measureTruth,
  agreement: measureAgreement,
  stability: measureStability,
  speed: measureSpeed,
  kills: measureKills,
  browser: measureBrowser,
  load: measureLoad,
  report: measureReport,
}
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const measures = []
for (const [name, measure] of Object.entries(parts))
  if (!only || only.includes(name)) measures.push(...(await measure()))
process.exitCode = record('audit', measures, { isPartial: only !== undefined }) ? 0 : 1
