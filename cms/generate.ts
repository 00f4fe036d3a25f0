// node cms/generate.ts types             writes cms/payload-types.ts
// node cms/generate.ts importmap         writes the admin's list of components
// node cms/generate.ts migration <name>  writes what changed since the last migration
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import configPromise from './payload.config.ts'

const [what, name] = process.argv.slice(2)
process.env.DISABLE_PAYLOAD_HMR = 'true'
const config = await configPromise

if (what === 'types') await generateTypes(config, { log: false })
else if (what === 'importmap') await generateImportMap(config, { force: true, log: false })
else if (what === 'migration' && name) await createMigration(name)
else {
  console.error('Usage: node cms/generate.ts types | importmap | migration <name>')
  process.exitCode = 2
}
process.exit()

async function createMigration(migrationName: string) {
  const cms = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  await cms.db.createMigration({ payload: cms, migrationName, forceAcceptWarning: true })
  const folder = cms.db.migrationDir
  for (const file of (await readdir(folder)).filter((entry) => entry.endsWith('.ts'))) {
    const path = join(folder, file)
    await writeFile(path, readableByNode(await readFile(path, 'utf8')))
  }
}

/** Node runs these files as they are: it needs extensions, and types named as types. */
function readableByNode(source: string) {
  // Types of drizzle's two copies, one in each Payload package, do not match.
  const unchecked =
    source.includes('MigrateUpArgs') && !source.startsWith('// @ts-nocheck') ? `// @ts-nocheck\n${source}` : source
  return unchecked
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'")
}
