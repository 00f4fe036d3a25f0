// npm run bench:faults: measures what happens to forms and emails when processes are killed, the mail server fails, and
// visitors are robots, with the counts of the threat table. Prints a table and writes it to bench/results.json.
// The soak alone takes an hour. Smaller runs: --restarts=20 --posts=2000 --minutes=10 --only=R1,R4,soak
// One fault of the alerts: --only=alerts --fault='late email'
import { measureDoubleClicks, measureLimits, measureRobots } from './faults/abuse.ts'
import { measureAlerts } from './faults/alerts.ts'
import { measureBodies } from './faults/bodies.ts'
import { measureChromium } from './faults/chromium.ts'
import { measureClock } from './faults/clock.ts'
import { measureRestarts } from './faults/database.ts'
import { measureDrawings } from './faults/drawings.ts'
import { measureEgress } from './faults/egress.ts'
import { measureFloods } from './faults/floods.ts'
import { measureFuzz } from './faults/fuzz.ts'
import { measureHeaders } from './faults/headers.ts'
import { measureImages } from './faults/images.ts'
import { measureInternet } from './faults/internet.ts'
import { measureKills } from './faults/kills.ts'
import { measureMailTrouble } from './faults/mail-trouble.ts'
import { measureMcp } from './faults/mcp.ts'
import { measureOddContent } from './faults/odd-content.ts'
import { measureOutages, measureReadiness } from './faults/outage.ts'
import { measureKilledWorker, measureTwoWorkers } from './faults/outgoing.ts'
import { measurePermissions } from './faults/permissions.ts'
import { measurePublishing } from './faults/publishing.ts'
import { flag, record } from './faults/record.ts'
import { type Setting, startSetting } from './faults/setting.ts'
import { measureShutdown } from './faults/shutdown.ts'
import { measureSignIn } from './faults/sign-in.ts'
import { measureSmuggling } from './faults/smuggling.ts'
import { measureSoak } from './faults/soak.ts'
import { measureStart } from './faults/start.ts'
import { measureStreams } from './faults/streams.ts'
import { measureToolsFlood } from './faults/tools-flood.ts'
import { measureTwoStarts } from './faults/two-starts.ts'
import { measureVariants } from './faults/variants.ts'
import type { Measure } from './measure.ts'

const posts = flag('posts', 10_000)
const restarts = flag('restarts', 100)
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.split('=')[1]
  ?.split(',')

// The last parts leave the site's supervisor with long delays between restarts.
const parts: Record<string, (setting: Setting) => Promise<Measure[]>> = {
  start: measureStart,
  R15: measureOddContent,
  C1: measureImages,
  F1: measurePermissions,
  F6: measureDrawings,
  E1: measureRobots,
  E2: measureLimits,
  E4: measureDoubleClicks,
  F2: measureSignIn,
  R5: measureMailTrouble,
  R4: measureTwoWorkers,
  R3: measureKilledWorker,
  A: measureEgress,
  B: measureChromium,
  internet: measureInternet,
  R17: measurePublishing,
  'tools-flood': measureToolsFlood,
  R13: measureFloods,
  soak: measureSoak,
  headers: measureHeaders,
  R8: measureShutdown,
  bodies: measureBodies,
  streams: measureStreams,
  variants: measureVariants,
  smuggling: measureSmuggling,
  mcp: measureMcp,
  clock: measureClock,
  fuzz: measureFuzz,
  R6: measureRestarts,
  R9: measureTwoStarts,
  R10: measureOutages,
  R18: measureReadiness,
  alerts: measureAlerts,
  R1: (setting) => measureKills(setting, posts, restarts),
}

const setting = await startSetting()
const measures: Measure[] = []
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue
    const rows = await measure(setting)
    for (const { what, value, unit, note } of rows) console.log(`${what}: ${value} ${unit}${note ? ` (${note})` : ''}`)
    measures.push(...rows)
  }
} finally {
  await setting.stop()
}
process.exitCode = record('faults', measures, { posts, restarts, isPartial: only !== undefined }) ? 0 : 1
