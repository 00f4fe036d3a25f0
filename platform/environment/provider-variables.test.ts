import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { readProviderSettings } from './provider-variables.ts'

test('settings and orders are read; a switch that is off is unset; “none” uses no provider', () => {
  expect(
    readProviderSettings({
      BRAVE_KEY: ' b ',
      WIKIMEDIA: 'on',
      GOOGLE_SUGGEST: 'off',
      SERPER_KEY: '',
      HOME: '/x',
      SEARCH_PROVIDERS: 'searxng, brave',
      TEXT_PROVIDERS: 'none',
    }),
  ).toEqual({ settings: { BRAVE_KEY: 'b', WIKIMEDIA: 'on' }, order: { search: ['searxng', 'brave'], text: [] } })
})

test.each([
  [{ SEARCH_PROVIDERS: 'brave,googel' }, /SEARCH_PROVIDERS is malformed: expected some of searxng, brave, serper/],
  [{ SEARCH_PROVIDERS: 'moz' }, /SEARCH_PROVIDERS is malformed/],
  [{ SEARXNG_URL: 'ftp://x.example' }, /SEARXNG_URL is malformed/],
  [{ WIKIMEDIA: 'yes' }, /WIKIMEDIA is malformed: expected on or off/],
  [{ BRAVE_KEY: 'two words of-secret' }, /^(?!.*of-secret).*BRAVE_KEY is malformed/],
])('%o is refused in one line without its value', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
})
