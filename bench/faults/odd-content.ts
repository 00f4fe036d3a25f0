import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { crawlOddContent } from '#tests/support/odd-content/odd-content.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import type { Setting } from './setting.ts'

const NAME = 'odd_content'

/** Fills a seeded database of its own with odd documents of every kind, behind a site without a page cache (R15). */
export async function measureOddContent({ databaseUrl: own, query, withSite }: Setting): Promise<Measure[]> {
  const documents = flag('documents', 5_000)
  const databaseUrl = Object.assign(new URL(own), { pathname: `/${NAME}` }).href
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: 'a password of the bench',
  }
  await query(`create database ${NAME}`)
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'cms/setup.ts'], {
      env,
    })
    const more = { DATABASE_URL: databaseUrl, PAGE_CACHE: 'off', LOG_LEVEL: 'silent' }
    const { responses, failed } = await withSite(more, (url) => crawlOddContent({ url, databaseUrl }, documents))
    for (const { status, path } of failed.slice(0, 20)) console.log(`${status} ${path}`)
    return [
      none(
        'R15 answers that are neither a page nor a 404',
        failed.length,
        'answers',
        `of ${responses}, ${documents} odd documents`,
      ),
    ]
  } finally {
    await query(`drop database ${NAME} with (force)`)
  }
}
