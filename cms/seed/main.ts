// npm run seed: adds what the content folder has and the database never had.
// npm run seed -- --remove-demo: removes all demonstration content, and nothing else.
import { getCms, stopCms } from '../client.ts'
import { removeDemo } from './remove-demo.ts'
import { seed } from './seed.ts'

const cms = await getCms()
if (process.argv.includes('--remove-demo')) {
  const removed = await removeDemo(cms)
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0)
  console.log(`Removed ${total} demonstration documents.`)
  for (const [collection, count] of Object.entries(removed))
    console.log(`  ${String(count).padStart(4)}  ${collection}`)
} else {
  console.log(`Added ${await seed(cms)} documents. What existed, or was deleted by somebody, was left alone.`)
}
await stopCms()
