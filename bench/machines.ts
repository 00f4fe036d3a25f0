// npm run bench:machines: three sites with folders of their own and two workers behind HAProxy share one PostgreSQL and
// one S3 store. While they serve 300 requests a second for ten minutes, with a form each second and a publication every
// five, a site, a worker, and PostgreSQL are restarted in turn. Prints a table and writes it to bench/results.json.
// Smaller runs: --minutes=3 --rate=100
import { flag, record } from './faults/record.ts'
import { startCluster } from './machines/cluster.ts'
import { sendLoad } from './machines/load.ts'

const minutes = flag('minutes', 10)
const rate = flag('rate', 300)

const cluster = await startCluster()
try {
  const measures = await sendLoad(cluster, { minutes, rate })
  process.exitCode = record('machines', measures, { minutes, rate }) ? 0 : 1
} finally {
  await cluster.stop()
}
process.exit()
