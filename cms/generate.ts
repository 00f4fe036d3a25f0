// node cms/generate.ts types             writes cms/payload-types.ts
// node cms/generate.ts importmap         writes the admin's list of components
// node cms/generate.ts migration <name>  writes what changed since the last migration
// node cms/generate.ts check             names each of these files that is stale, and writes none
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { generateImportMap, getPayload, type SanitizedConfig, writeMigrationIndex } from 'payload'
import { generateTypes } from 'payload/node'
import { staleFiles } from '#scripts/generate/stale-files.ts'
import configPromise from './payload.config.ts'

type Snapshot = Record<string, unknown>
/** The part of the adapter that compares two schemas. */
type DrizzleKit = {
  generateDrizzleJson: (schema: unknown) => Promise<Snapshot>
  generateMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>
}

const [what, name] = process.argv.slice(2)
process.env.DISABLE_PAYLOAD_HMR = 'true'
const config = await configPromise
const ROOT = config.admin.importMap.baseDir
const TYPES = 'cms/payload-types.ts'
const IMPORT_MAP = 'admin/app/(payload)/admin/importMap.js'

if (what === 'types') await writeTypes(ROOT)
else if (what === 'importmap') await writeImportMap(ROOT)
else if (what === 'migration' && name) await createMigration(name)
else if (what === 'check') await check()
else {
  console.error('Usage: node cms/generate.ts types | importmap | migration <name> | check')
  process.exitCode = 2
}
process.exit()

async function writeTypes(root: string) {
  const outputFile = join(root, TYPES)
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
}

/** The paths in the map are relative to its file, so it is in the same folder of each root. */
async function writeImportMap(root: string) {
  const importMap = { ...config.admin.importMap, baseDir: root, importMapFile: join(root, IMPORT_MAP) }
  const admin = { ...config.admin, importMap }
  await generateImportMap({ ...config, admin } as SanitizedConfig, { force: true, log: false })
}

async function createMigration(migrationName: string) {
  const cms = await cmsWithoutDatabase()
  const folder = cms.db.migrationDir
  const former = await filesIn(folder, '.json')
  await cms.db.createMigration({ payload: cms, migrationName, forceAcceptWarning: true })
  // The next migration is compared with the newest snapshot only.
  for (const file of former) await rm(join(folder, file))
  for (const file of await filesIn(folder, '.ts')) {
    const path = join(folder, file)
    await writeFile(path, readableByNode(await readFile(path, 'utf8')))
  }
}

/** Reports generated files that differ from what is generated now, and statements that no migration has. */
async function check() {
  const folder = await mkdtemp(join(tmpdir(), 'prairie-generated-'))
  try {
    const cms = await cmsWithoutDatabase()
    const migrationIndex = join(relative(ROOT, cms.db.migrationDir), 'index.ts')
    for (const path of [TYPES, IMPORT_MAP, migrationIndex])
      await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeTypes(folder)
    await writeImportMap(folder)
    await writeIndex(cms.db.migrationDir, dirname(join(folder, migrationIndex)))
    const complaints = [
      ...staleFiles([
        await generated(folder, TYPES, 'npm run cms:types'),
        await generated(folder, IMPORT_MAP, 'npm run cms:importmap'),
        await generated(folder, migrationIndex, 'npm run cms:migration -- name'),
      ]),
      ...(await missingStatements(cms.db)),
    ]
    for (const complaint of complaints) console.log(complaint)
    if (complaints.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function generated(folder: string, path: string, command: string) {
  return { path: join(ROOT, path), text: await readFile(join(folder, path), 'utf8'), command }
}

/** Writes the list of the migrations in one folder into another folder. */
async function writeIndex(from: string, to: string) {
  for (const file of await filesIn(from, '.ts')) await writeFile(join(to, file), '')
  writeMigrationIndex({ migrationsDir: to })
  const path = join(to, 'index.ts')
  await writeFile(path, readableByNode(await readFile(path, 'utf8')))
}

/** Returns one sentence for each statement that leads from the newest snapshot to the schema of the code. */
async function missingStatements(db: Awaited<ReturnType<typeof cmsWithoutDatabase>>['db']) {
  const { generateDrizzleJson, generateMigration } = (
    db as unknown as { requireDrizzleKit: () => DrizzleKit }
  ).requireDrizzleKit()
  const newest = (await filesIn(db.migrationDir, '.json')).at(-1) ?? ''
  const before = JSON.parse(await readFile(join(db.migrationDir, newest), 'utf8'))
  const statements = await generateMigration(before, await generateDrizzleJson(db.schema))
  return statements.map((statement) => `No migration has: ${statement} Run npm run cms:migration -- name.`)
}

function cmsWithoutDatabase() {
  return getPayload({ config, disableDBConnect: true, disableOnInit: true })
}

async function filesIn(folder: string, ending: string) {
  return (await readdir(folder)).filter((entry) => entry.endsWith(ending)).toSorted()
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
