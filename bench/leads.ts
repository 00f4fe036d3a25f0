// npm run bench:leads: measures how fast forms respond while the mail server is down, how fast waiting emails are sent,
// and how fast the back office lists a hundred thousand leads. Prints a table and writes it to bench/results.json.
// Smaller runs: --seconds=10 --emails=1000
import { flag, record } from './faults/record.ts'
import { startSetting } from './faults/setting.ts'
import { measureResponses } from './leads/answers.ts'
import { measureDrain } from './leads/drain.ts'
import { measureLists } from './leads/lists.ts'
import type { Measure } from './measure.ts'

const seconds = flag('seconds', 60)
const emailCount = flag('emails', 10_000)

const setting = await startSetting()
const measures: Measure[] = []
try {
  measures.push(...(await measureResponses(setting, seconds)))
  measures.push(...(await measureDrain(setting, emailCount)))
  measures.push(...(await measureLists(setting)))
} finally {
  await setting.stop()
}
process.exitCode = record('leads', measures, { seconds, emails: emailCount }) ? 0 : 1
