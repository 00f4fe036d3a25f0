// npm run bench:memory: runs the product with the memory that a control group allows, under mixed load, and measures
// what all its processes take together. The group has to exist, with its limit:
//   mkdir /sys/fs/cgroup/memory/prairie && echo 1G > /sys/fs/cgroup/memory/prairie/memory.limit_in_bytes
//   npm run bench:memory -- --minutes=60 --group=/sys/fs/cgroup/memory/prairie
// With cgroup 2, the folder is /sys/fs/cgroup/prairie, and the file is memory.max.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './faults/record.ts'
import { startSetting } from './faults/setting.ts'
import { measureSoak } from './faults/soak.ts'
import type { Measure } from './measure.ts'

const SAMPLE_MS = 5_000
const [, group = ''] = process.argv.map((one) => /^--group=(.+)$/.exec(one)).find(Boolean) ?? []
if (!group) throw new Error('Name the control group: --group=/sys/fs/cgroup/memory/prairie')

/** Only the product belongs to the group; this process sends the load. */
const own = ownGroup(readFileSync('/proc/self/cgroup', 'utf8'))
const enter = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), `${process.pid}`)

enter(group)
const setting = await startSetting().finally(() => enter(own))
let peak = 0
const timer = setInterval(() => {
  peak = Math.max(peak, proportionalMegabytes())
}, SAMPLE_MS)
try {
  const soak = await measureSoak(setting)
  const measures: Measure[] = [
    ...soak,
    {
      what: 'All processes, peak',
      value: peak,
      unit: 'MB PSS',
      limit: 1_000,
      better: 'less',
      note: `${timesAtLimit()} times at the limit`,
    },
  ]
  process.exitCode = print(measures).every(({ met }) => met) ? 0 : 1
} finally {
  clearInterval(timer)
  await setting.stop()
}

/** Returns the folder of the group that this process is in, of version 1 or 2. */
function ownGroup(groups: string) {
  const [, first] = /^\d+:(?:[\w,]*\bmemory\b[\w,]*):(.+)$/m.exec(groups) ?? []
  const [, second = ''] = /^0::(.+)$/m.exec(groups) ?? []
  return first === undefined ? `/sys/fs/cgroup${second}` : `/sys/fs/cgroup/memory${first}`
}

/** Returns how often the group wanted more memory than it may have. */
function timesAtLimit() {
  if (existsSync(join(group, 'memory.failcnt'))) return Number(readFileSync(join(group, 'memory.failcnt'), 'utf8'))
  return Number(/^max (\d+)$/m.exec(readFileSync(join(group, 'memory.events'), 'utf8'))?.[1] ?? 0)
}

/** Returns the memory of all processes of the group; what several share is counted once. */
function proportionalMegabytes() {
  const pids = readFileSync(join(group, 'cgroup.procs'), 'utf8').trim().split('\n')
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // It has ended.
      return 0
    }
  })
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}
