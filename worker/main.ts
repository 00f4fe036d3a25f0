import { PgBoss } from 'pg-boss'
import { stopCms } from '../cms/client.ts'
import { environment } from '../engine/environment.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { tellSearchEngines } from './tell-search-engines.ts'

const jobs = new PgBoss({
  connectionString: environment.databaseUrl,
  schema: 'jobs',
  application_name: 'prairie-worker',
})
jobs.on('error', (error) => console.error(`Worker: ${error.message}`))

await startPatiently()
await jobs.createQueue('publish-scheduled')
await jobs.schedule('publish-scheduled', '* * * * *')
await jobs.work('publish-scheduled', publishScheduled)
await jobs.createQueue('tell-search-engines')
await jobs.schedule('tell-search-engines', '* * * * *')
await jobs.work('tell-search-engines', () => tellSearchEngines())
process.send?.('ready')

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
// The supervisor is gone: nobody would start or stop this process again.
if (process.send) process.once('disconnect', stop)

/** The database may come up after the worker, or be away for a moment. */
async function startPatiently() {
  for (let wait = 250; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await jobs.start()
    } catch (error) {
      console.error(`Worker: the database does not answer (${(error as Error).message}); trying again in ${wait} ms.`)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function stop() {
  setTimeout(() => process.exit(0), 10_000).unref()
  await jobs.stop({ graceful: true, timeout: 8_000 }).catch(() => undefined)
  await stopCms()
  process.exit(0)
}
