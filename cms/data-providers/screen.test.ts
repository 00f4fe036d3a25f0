import { expect, test } from 'vitest'
import type { SettingWithOrigin } from '#engine/data-providers/configure-providers.ts'
import { shownSetting } from './screen.ts'

const SECRET = { name: 'BRAVE_KEY', label: 'API key', isSecret: true }
const KEY = 'sk-live-3f9c2b7e51a04f2a'
const CHANGED = new Date('2026-11-22T10:00:00.000Z')

test.each<[string, SettingWithOrigin]>([
  ['the environment', { ...SECRET, from: 'environment', value: KEY }],
  ['the back office', { ...SECRET, from: 'back office', value: KEY, changedAt: CHANGED }],
])('the screen gets only the last four characters of a secret from %s', (_name, setting) => {
  const shown = shownSetting(setting)
  expect(shown).toMatchObject({ from: setting.from, ending: '4f2a' })
  expect(JSON.stringify(shown)).not.toContain(KEY.slice(0, -4))
  expect(JSON.stringify(shown)).not.toContain(KEY.slice(-5))
})

test('the screen gets nothing of a short secret', () => {
  const shown = shownSetting({ ...SECRET, from: 'back office', value: 'short-pass4f2a', changedAt: CHANGED })
  expect(shown).toEqual({
    ...SECRET,
    isOptional: false,
    kind: 'text',
    from: 'back office',
    changedAt: '2026-11-22T10:00:00.000Z',
  })
})

test('a setting that is not secret is shown', () => {
  const setting = { name: 'SEARXNG_URL', label: 'URL', isSecret: false, kind: 'server' } as const
  const shown = shownSetting({ ...setting, from: 'environment', value: 'http://127.0.0.1:8888' })
  expect(shown).toMatchObject({ value: 'http://127.0.0.1:8888', kind: 'server' })
})
