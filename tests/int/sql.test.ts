// extended: a tool for operators that reads only.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inject } from '../support/product.ts'

function sql(query: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test', DATA_DIR: inject('dataDir') }
  return spawnSync(process.execPath, ['scripts/start/with-product.mjs', 'scripts/query.ts', query], {
    env,
    encoding: 'utf8',
  })
}

test('npm run sql reads the database of the running product', { tags: 'extended' }, () => {
  const { status, stdout } = sql("select name from jobs.schedule where name = 'resume-waiting'")
  expect(stdout).toContain("'resume-waiting'")
  expect(status).toBe(0)
})

test('npm run sql refuses changes in one line', () => {
  const { status, stdout, stderr } = sql("update brand set name = 'Changed'")
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe('cannot execute UPDATE in a read-only transaction\n')
})
