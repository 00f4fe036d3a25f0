import { get } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { exists } from './files.ts'
import { recordedMigrations } from './portable/tables.ts'
import { asSuperuser, runSetup, supervise } from './start-scripts.ts'

const SITE = 'dist/server/entry.mjs'
/** How many pages of each sitemap are requested. */
const PER_SITEMAP = 3
const MAX_SITEMAPS = 20

/** What leads to the product that runs, or to others. Empty, so that no line of `.env` takes their place. */
const OF_THE_PRODUCT = [
  ...['DATABASE_URL', 'DATABASE_LISTEN_URL', 'BACKUP_ARCHIVE', 'SMTP_URL', 'ADMIN_URL', 'SHARED_CACHE', 'SENTRY_DSN'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_PREFIX', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

type Where = { dataDir: string; databasePort: number }

/**
 * Migrates a restored database to this release, starts a site on it, and requests pages of each sitemap.
 * @returns how many were fine; none if this release is not built, or the database is not the product's
 */
export async function askForPages(where: Where): Promise<{ pages: number; problems: string[] }> {
  const { dataDir, databasePort: port } = where
  const migrations = await asSuperuser({ port, dataDir, database: 'prairie' }, recordedMigrations)
  if (migrations.length === 0 || !(await exists(SITE))) return { pages: 0, problems: [] }
  const sitePort = await freePort()
  const origin = `http://127.0.0.1:${sitePort}`
  const env = {
    ...process.env,
    ...Object.fromEntries(OF_THE_PRODUCT.map((name) => [name, ''])),
    NODE_ENV: 'production' as const,
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    SITE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(port),
    LOG_LEVEL: 'error',
  }
  await runSetup(process.cwd(), env)
  const site = supervise({ name: 'site', script: SITE, env, cwd: process.cwd() })
  try {
    await site.ready
    return await request(origin)
  } finally {
    await site.stop()
  }
}

async function request(origin: string) {
  const problems: string[] = []
  let pages = 0
  const read = async (path: string) => {
    const { status, body } = await requestPage(`${origin}${path}`)
    if (status === 200) pages += 1
    else problems.push(`${path} of a site that runs on the backup responds with ${status}.`)
    return body
  }
  await read('/')
  for (const sitemap of spread(locationsIn(await read('/sitemap.xml')), MAX_SITEMAPS))
    for (const path of spread(locationsIn(await read(sitemap)), PER_SITEMAP)) await read(path)
  return { pages, problems }
}

function requestPage(url: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    }).once('error', reject)
  })
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** Returns so many items of a list, the first and the last among them. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * (items.length - 1)) / (count - 1))] as T)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
