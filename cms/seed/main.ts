// npm run seed: adds what the content folder has and the database never had.
// npm run seed -- --remove-demo: removes all demonstration content, and nothing else.
import { environment } from '../../engine/environment.ts'
import { allowLongQueries, getCms, stopCms } from '../client.ts'
import { withStartLock } from '../start-lock.ts'
import { removeDemo } from './remove-demo.ts'
import { seed } from './seed.ts'

allowLongQueries()
const cms = await getCms()
if (process.argv.includes('--remove-demo')) {
  const removed = await removeDemo(cms)
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0)
  console.log(`Removed ${total} demonstration documents.`)
  for (const [collection, count] of Object.entries(removed))
    console.log(`  ${String(count).padStart(4)}  ${collection}`)
} else {
  const added = await withStartLock(environment.databaseUrl, () => seed(cms))
  console.log(`Added ${added} documents. What existed, or was deleted by somebody, was left alone.`)
}
await stopCms()
