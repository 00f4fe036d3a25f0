import { expect, test } from 'vitest'
import { createConnectionLimit } from './connection-limit.ts'

const PAGE = { host: 'page.example', ips: ['9.9.9.9'] }

test('A8 pages open 30 connections a minute to one IP address, by however many names, and any number to their own server', () => {
  let now = 0
  const limit = createConnectionLimit(() => now)
  const names = (run: number) => Array.from({ length: 40 }, (_, at) => `name-${at}.run-${run}.example`)
  const opened = (host: string, hosts: string[], ip: string) => {
    const ipsFor = limit({ ...PAGE, host })
    return hosts.filter((name) => ipsFor({ host: name, ips: [ip] }).length > 0).length
  }
  expect(opened('page.example', names(1), '1.1.1.1')).toBe(30)
  expect(opened('other.example', names(2), '1.1.1.1')).toBe(0)
  expect(opened('page.example', Array(60).fill('page.example'), '9.9.9.9')).toBe(60)
  expect(opened('page.example', names(3), '8.8.8.8')).toBe(30)
  now = 60_000
  expect(opened('page.example', names(4), '1.1.1.1')).toBe(30)
})

test('A8 a page whose name resolves to another server after its turn has no turn there', () => {
  const ipsFor = createConnectionLimit(() => 0)(PAGE)
  // Beside the server of the turn, which a connection could fall back from.
  expect(ipsFor({ host: 'page.example', ips: ['1.1.1.1', '9.9.9.9'] })).toEqual(['9.9.9.9'])
  const opened = Array.from({ length: 60 }, () => ipsFor({ host: 'page.example', ips: ['1.1.1.1'] }))
  expect(opened.filter((ips) => ips.length > 0)).toHaveLength(30)
})
