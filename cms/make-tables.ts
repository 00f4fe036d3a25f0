// Makes the tables of a certain state of the data model in an empty database, for `npm run restore`: node
// cms/make-tables.ts MIGRATION …
import { allowLongQueries, getCms, stopCms } from './database/client.ts'
import { migrateUpTo } from './database/migrate.ts'
import { createQueues } from './jobs/jobs.ts'

try {
  allowLongQueries()
  const cms = await getCms()
  await migrateUpTo(cms, process.argv.slice(2))
  await createQueues(cms)
  await stopCms()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
