// npm run seed: adds what the content folder has and the database never had.
// npm run seed -- --remove-demo: removes the demonstration; what editors changed or made stays.
import { environment } from '#platform/environment/environment.ts'
import { allowLongQueries, getCms, stopCms } from '../database/client.ts'
import { withStartLock } from '../database/start-lock.ts'
import { removeDemonstration } from '../demo/remove.ts'
import { reportRemoval } from '../demo/report.ts'
import { seed } from './seed.ts'

allowLongQueries()
const cms = await getCms()
if (process.argv.includes('--remove-demo')) {
  const { plan } = await withStartLock(environment.databaseListenUrl, () =>
    removeDemonstration(cms, { onStep: tenths() }),
  )
  for (const line of reportRemoval(cms, plan)) console.log(line)
} else {
  const added = await withStartLock(environment.databaseListenUrl, () => seed(cms))
  console.log(`Added ${added} documents. What existed, or was deleted by somebody, was left alone.`)
}
await stopCms()

/** Prints each tenth of the work as it is done. */
function tenths() {
  let printed = 0
  return (done: number, total: number) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth > printed) console.log(`${tenth * 10}% done`)
    printed = tenth
  }
}
