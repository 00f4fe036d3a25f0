import { expect, test } from 'vitest'
import { runsOnServer } from './described-tool.ts'

test('R-173 a tool of the browser runs on the server only for an address that has to be fetched', () => {
  const tool = { runs: 'browser', fetches: ['url', 'rivals'] } as const
  expect(runsOnServer({ ...tool, fetches: [...tool.fetches] }, { text: 'Socks', url: '', rivals: ' \n' })).toBe(false)
  expect(runsOnServer({ ...tool, fetches: [...tool.fetches] }, { text: 'Socks', rivals: 'a.example' })).toBe(true)
  expect(runsOnServer({ runs: 'server', fetches: [] }, {})).toBe(true)
  expect(runsOnServer({ runs: 'provider', fetches: [] }, {})).toBe(true)
})
