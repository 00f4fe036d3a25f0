import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createQueues } from '#cms/jobs/jobs.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'

const DATABASE = 'renamed_queues'
let pool: pg.Pool

beforeAll(async () => {
  await query(`create database ${DATABASE}`)
  pool = new pg.Pool({
    connectionString: Object.assign(new URL(inject('databaseUrl')), { pathname: `/${DATABASE}` }).href,
  })
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  for (const name of ['tell', 'send-mail', 'tell-search-engines']) await boss.createQueue(name, { policy: 'exclusive' })
  await boss.send('tell', { about: 'contact-requests/1' }, { singletonKey: 'contact-requests/1' })
  await boss.send('send-mail', { id: 5 }, { singletonKey: '5' })
  await boss.schedule('tell-search-engines', '* * * * *')
  await boss.stop({ graceful: false })
})

afterAll(async () => {
  await pool.end()
  await query(`drop database ${DATABASE}`)
})

test('jobs of an earlier release move to the renamed queues, and its queues and schedules are deleted', async () => {
  for (const _start of ['first', 'second']) await createQueues({ db: { pool } } as never)
  const jobs = await pool.query('select name, data, singleton_key as key from jobs.job order by name')
  expect(jobs.rows).toEqual([
    { name: 'notify', data: { about: 'contact-requests/1' }, key: 'contact-requests/1' },
    { name: 'send-email', data: { id: 5 }, key: '5' },
  ])
  const queues = await pool.query<{ name: string }>('select name from jobs.queue order by name')
  expect(queues.rows.map(({ name }) => name)).toEqual([
    'deliver-message',
    'deliver-webhook',
    'email-audit',
    'email-call-link',
    'examine-site',
    'import-site',
    'notify',
    'print-audit',
    'read-calendar',
    'report-changes',
    'send-email',
    'send-issue',
  ])
  expect((await pool.query('select name from jobs.schedule')).rows).toEqual([])
})

test('PostgreSQL notifies the worker of every job, so that an idle worker hardly asks', async () => {
  expect(await query('select name from jobs.queue where not notify and name not like $1', ['\\_\\_%'])).toEqual([])
  const name = 'prairie-worker-listener'
  expect(await query('select 1 from pg_stat_activity where application_name = $1', [name])).toHaveLength(1)
})
