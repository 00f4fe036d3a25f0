import { expect, test } from 'vitest'
import { type DatabaseFacts, type Facts, findingsOf } from './findings.ts'

const GB = 1024 ** 3
const now = new Date('2026-11-28T10:00:00Z')
const healthyDatabase: DatabaseFacts = {
  version: '18.4',
  bytes: GB,
  connections: 30,
  maxConnections: 120,
  clockSeconds: 0.2,
  longestTransactionSeconds: 3,
  longestLockWaitSeconds: 0,
  pending: [],
  unknown: [],
  archive: { isFailing: false },
}
const healthy: Facts = {
  now,
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
  readableSecrets: [],
  ports: [{ name: 'PORT', port: 4321, isTaken: true }],
  isRunning: true,
  memory: { limitBytes: 2 * GB, usedBytes: GB },
  chromium: { path: '/usr/bin/chromium' },
  database: healthyDatabase,
  site: { addresses: 1, clockSeconds: 1 },
  smtp: {},
  reports: [],
  backup: { at: '2026-11-28T03:00:10Z', isComplete: true, path: '/b', seconds: 9 },
}

test('doctor finds nothing in a product that is well', () => expect(findingsOf(healthy)).toEqual([]))

test.each<[string, Partial<Facts>, string]>([
  ['a full disk', { disk: { freeBytes: GB / 10, totalBytes: 50 * GB } }, 'problem disk'],
  ['a disk that fills', { disk: { freeBytes: 4 * GB, totalBytes: 50 * GB } }, 'note disk'],
  ['secrets that everybody reads', { readableSecrets: ['/data/secret'] }, 'problem permissions'],
  ['a data folder of somebody else', { dataFailure: 'EACCES' }, 'problem permissions'],
  ['a port that somebody else has', { isRunning: false }, 'problem ports'],
  ['a running product without its port', { ports: [{ name: 'PORT', port: 4321, isTaken: false }] }, 'problem ports'],
  ['a container of 512 MB', { memory: { limitBytes: GB / 2 } }, 'problem memory'],
  ['a container that is full', { memory: { limitBytes: GB, usedBytes: GB * 0.95 } }, 'problem memory'],
  ['no Chromium', { chromium: {} }, 'note Chromium'],
  ['a Chromium that lacks a library', { chromium: { path: '/c', failure: 'libnss3.so' } }, 'problem Chromium'],
  ['no database', { database: { failure: 'The database does not answer.' } }, 'problem database'],
  ['an old database', { database: { ...healthyDatabase, version: '13.9' } }, 'problem database'],
  ['hardly a free connection', { database: { ...healthyDatabase, connections: 110 } }, 'problem database'],
  ['another clock', { database: { ...healthyDatabase, clockSeconds: -40 } }, 'problem clock'],
  ['an idle transaction', { database: { ...healthyDatabase, longestTransactionSeconds: 700 } }, 'problem locks'],
  ['a stale lock', { database: { ...healthyDatabase, longestLockWaitSeconds: 90 } }, 'problem locks'],
  ['migrations to come', { database: { ...healthyDatabase, pending: ['a'] } }, 'note migrations'],
  ['a newer database', { database: { ...healthyDatabase, unknown: ['z'] } }, 'problem migrations'],
  [
    'a newer database that this release can work with',
    { database: { ...healthyDatabase, unknown: ['z'], usableFor: { version: '0.2.0' } } },
    'note migrations',
  ],
  ['an archive that fails', { database: { ...healthyDatabase, archive: { isFailing: true } } }, 'problem archive'],
  ['a site that nobody reaches', { site: { addresses: 0, failure: 'No DNS record.' } }, 'problem SITE_URL'],
  ['a clock that is late', { site: { addresses: 1, clockSeconds: 61 } }, 'problem clock'],
  ['a mail server that refuses', { smtp: { failure: 'The login is wrong.' } }, 'problem email'],
  ['a bucket that is not there', { store: { failure: 'S3 answered 404 (NoSuchBucket).' } }, 'problem S3 store'],
  ['no backup', { backup: undefined }, 'problem backup'],
  ['an old backup', { now: new Date('2026-11-29T06:00:00Z') }, 'problem backup'],
  [
    'a failed backup',
    { backup: { at: now.toISOString(), isComplete: false, path: '/b', seconds: 1 } },
    'problem backup',
  ],
  ['an expired certificate', { reports: [{ about: 'TLS', severity: 'error', title: 'Expired.' }] }, 'problem TLS'],
  ['no DMARC', { reports: [{ about: 'sender', severity: 'warning', title: 'No DMARC.' }] }, 'note sender'],
])('doctor finds %s, and nothing else', (_, facts, expected) => {
  expect(findingsOf({ ...healthy, ...facts }).map(({ level, about }) => `${level} ${about}`)).toEqual([expected])
})

test('before the first start, doctor misses no backup', () => {
  const { database: _none, ...withoutDatabase } = healthy
  expect(findingsOf({ ...withoutDatabase, backup: undefined })).toEqual([])
})

test('doctor names a missing mail server as a note, and problems before notes', () => {
  const { smtp: _none, ...withoutMail } = healthy
  const found = findingsOf({ ...withoutMail, backup: undefined })
  expect(found.map(({ about }) => about)).toEqual(['backup', 'email'])
})
