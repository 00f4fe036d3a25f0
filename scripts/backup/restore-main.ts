// npm run restore -- BACKUP: puts a backup in the place of the data of the stopped product.
import { resolve } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { restoreBackup } from './restore.ts'
import { UserError, withOneLineErrors } from './start-scripts.ts'

await withOneLineErrors(async () => {
  const [backup] = process.argv.slice(2)
  if (!backup) throw new UserError('Usage: npm run restore -- BACKUP')
  if (!environment.databaseIsEmbedded)
    throw new UserError('DATABASE_URL names a server of your own: restore its database with its own tools.')
  const replaced = await restoreBackup(resolve(backup), environment.dataDir)
  console.log(`Restored ${resolve(backup)}. Start the product: npm start`)
  if (replaced) console.log(`What was there before is in ${replaced}. Delete it when all is well.`)
})
