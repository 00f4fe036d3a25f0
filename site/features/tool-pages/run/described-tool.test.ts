import { expect, test } from 'vitest'
import { runsOnServer } from './described-tool.ts'

test('R-173 a browser tool runs on the server only to fetch a URL', () => {
  const tool = { runs: 'browser', fetches: ['url', 'rivals'] } as const
  expect(runsOnServer({ ...tool, fetches: [...tool.fetches] }, { text: 'Socks', url: '', rivals: ' \n' })).toBe(false)
  expect(runsOnServer({ ...tool, fetches: [...tool.fetches] }, { text: 'Socks', rivals: 'a.example' })).toBe(true)
  expect(runsOnServer({ runs: 'server', fetches: [] }, {})).toBe(true)
  expect(runsOnServer({ runs: 'provider', fetches: [] }, {})).toBe(true)
})
