import { expect, onTestFinished, test, vi } from 'vitest'
import { callersPath } from './command-line.ts'

test.each([
  ['backups/1', '/home/ann/backups/1'],
  ['../1', '/home/1'],
  ['/var/backups/1', '/var/backups/1'],
])('the path %s of a command is relative to where it was called', (path, absolute) => {
  vi.stubEnv('INIT_CWD', '/home/ann')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(callersPath(path)).toBe(absolute)
})
