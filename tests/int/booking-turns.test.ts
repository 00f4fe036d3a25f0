import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { query } from '../support/database.ts'
import { post } from '../support/page.ts'
import { inject } from '../support/product.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let client: typeof import('#cms/database/client.ts')
const hosts: number[] = []

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
  const cms = await client.getCms()
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = days.map((weekday) => ({ weekday: weekday as 'monday', opens: '01:00', closes: '04:00' }))
  // Nobody else is free at night.
  for (const name of ['First Owl', 'Second Owl']) {
    const data = { name, email: 'owl@agency.example', timeZone: 'UTC', meetingUrl: 'https://meet.example/owl', hours }
    hosts.push((await cms.create({ collection: 'booking-hosts', data })).id)
  }
})

afterAll(async () => {
  await query('delete from bookings where host_id = any($1)', [hosts])
  await query('delete from booking_hosts where id = any($1)', [hosts])
  await client.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

/** Books a call at this hour of a night in ten days. Returns whose it is. */
async function hostOfCall(hour: number) {
  const email = `visitor${hour}@turns.example`
  const start = (Math.floor(Date.now() / DAY_MS) + 10) * DAY_MS + hour * HOUR_MS
  const time = `${new Date(start).toISOString().slice(0, 16)}Z`
  const visitor = { name: 'Ines Calder', email, zone: 'Europe/Berlin', message: 'Returns' }
  expect((await post('/create-booking', { ...visitor, time })).status).toBe(200)
  // The first two calls of a network stand at once; all tests share one.
  await query('update bookings set network = null')
  const [row] = await query<{ host_id: number }>('select host_id from bookings where email = $1', [email])
  return row?.host_id
}

test('each call goes to the person who was booked longest ago, whether or not that call still stands', async () => {
  await query('update bookings set network = null')
  const turns = [await hostOfCall(1), await hostOfCall(2)]
  await query("update bookings set status = 'canceled' where email = 'visitor2@turns.example'")
  expect([...turns, await hostOfCall(3)]).toEqual([hosts[0], hosts[1], hosts[0]])
})
