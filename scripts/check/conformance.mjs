// npm run conformance: which requirements are proven by a passing test, which are not, and which are waived and why.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idsIn, REQUIREMENTS, readRequirements } from './requirement-ids.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const results = join(root, '.data', 'test-results.json')
if (!existsSync(results)) {
  console.error('There are no test results yet. Run npm test first.')
  process.exit(1)
}

const { families, waived } = readRequirements(readFileSync(join(root, REQUIREMENTS), 'utf8'))
const { testResults } = JSON.parse(readFileSync(results, 'utf8'))
const tests = testResults.flatMap(({ assertionResults }) =>
  assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
)
const named = tests.flatMap(({ title, status }) => idsIn(title).map((id) => ({ id, title, status })))

let unprovenInScope = 0
for (const { name, ids } of families) {
  const groups = { proven: [], broken: [], unproven: [], waived: [] }
  for (const id of ids) groups[check(id)].push(id)
  console.log(`\n${name}: ${groups.proven.length} of ${ids.length} proven`)
  if (groups.proven.length > 0) console.log(`  proven    ${ranges(groups.proven)}`)
  if (groups.broken.length > 0) console.log(`  BROKEN    ${ranges(groups.broken)}`)
  if (groups.unproven.length > 0) console.log(`  unproven  ${ranges(groups.unproven)}`)
  for (const id of groups.waived) console.log(`  waived    ${id}  ${waived[id]}`)
  unprovenInScope += groups.broken.length
}
process.exitCode = unprovenInScope > 0 ? 1 : 0

function check(id) {
  const proofs = named.filter((test) => test.id === id)
  if (proofs.some(({ status }) => status === 'failed')) return 'broken'
  if (proofs.some(({ status }) => status === 'passed')) return 'proven'
  return waived[id] ? 'waived' : 'unproven'
}

/** → R-001…R-003 */
function ranges(ids) {
  const parts = []
  for (const id of ids) {
    const number = Number(id.replace(/\D/g, ''))
    const last = parts.at(-1)
    if (last && number === last.until + 1) Object.assign(last, { until: number, to: id })
    else parts.push({ from: id, to: id, until: number })
  }
  return parts.map(({ from, to }) => (from === to ? from : `${from}…${to}`)).join(' ')
}
