// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The tools that this version brings. In a database that is older, their pages said that they were in preparation. */
export const slugs = `
  case-converter code-formatter color-contrast-checker css-minifier exif-viewer favicon-generator
  grammar-checker heic-to-jpg html-minifier html-to-markdown image-compressor image-converter image-resizer
  javascript-minifier json-formatter keyword-density-checker keyword-extract-tool language-detector
  md5-generator meta-tag-generator my-ip-address password-generator plagiarism-checker qr-code-generator
  readability-checker regex-tester robots-txt-tester schema-markup-generator schema-validator svg-minifier
  svg-to-png text-compare utm-builder word-counter
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await open(db, { ready: true, from: 'noindex, follow', to: 'index, follow' })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await open(db, { ready: false, from: 'index, follow', to: 'noindex, follow' })
}

/** The page and the version that an editor sees. A robots rule that an editor wrote stays. */
async function open(db: MigrateUpArgs['db'], { ready, from, to }: { ready: boolean; from: string; to: string }) {
  const opened = `any('{${slugs.trim().split(/\s+/)}}')`
  await db.execute(sql.raw(`
    update tools
      set ready = ${ready},
        robots = case when robots = '${from}' then '${to}' else robots end
      where slug = ${opened};
    update _tools_v
      set version_ready = ${ready},
        version_robots = case when version_robots = '${from}' then '${to}' else version_robots end
      where latest and version_slug = ${opened};
  `))
}
