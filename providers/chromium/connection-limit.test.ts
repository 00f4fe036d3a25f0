import { expect, test } from 'vitest'
import { createConnectionLimit } from './connection-limit.ts'

test('A8 pages open 30 connections a minute to one IP address, by however many names, and any number to their own host', () => {
  let now = 0
  const limit = createConnectionLimit(() => now)
  const names = (run: number) => Array.from({ length: 40 }, (_, at) => `name-${at}.run-${run}.example`)
  const opened = (page: string, hosts: string[], ip: string) =>
    hosts.filter((host) => limit(page)({ host, ips: [ip] })).length
  expect(opened('page.example', names(1), '1.1.1.1')).toBe(30)
  expect(opened('other.example', names(2), '1.1.1.1')).toBe(0)
  expect(opened('page.example', Array(60).fill('page.example'), '1.1.1.1')).toBe(60)
  expect(opened('page.example', names(3), '8.8.8.8')).toBe(30)
  now = 60_000
  expect(opened('page.example', names(4), '1.1.1.1')).toBe(30)
})
