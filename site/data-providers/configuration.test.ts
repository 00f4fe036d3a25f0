import { expect, test } from 'vitest'
import { NOTHING_STORED, type StoredProviders } from '#engine/data-providers/stored-providers.ts'
import { createConfigurationSource } from './configuration.ts'

const ENVIRONMENT = { settings: { SERPER_KEY: 'from the environment' }, order: {} }

function storing(value: string): StoredProviders {
  const settings = { BRAVE_KEY: { value, changedAt: new Date(0) } }
  return { ...NOTHING_STORED, providers: { brave: { isOn: true, dailyLimitUsd: 2, settings } } }
}

function sourceOf(read: () => Promise<StoredProviders>) {
  const errors: unknown[] = []
  return { errors, ...createConfigurationSource({ environment: ENVIRONMENT, read, onError: (e) => errors.push(e) }) }
}

test('the configuration is read once, and again after a change', async () => {
  let reads = 0
  const source = sourceOf(async () => storing(`key ${++reads}`))
  await source.configuration()
  await source.providers()
  expect((await source.configuration()).settings).toEqual({ ...ENVIRONMENT.settings, BRAVE_KEY: 'key 1' })
  source.invalidate()
  expect((await source.configuration()).settings.BRAVE_KEY).toBe('key 2')
  expect(reads).toBe(2)
})

test('a value read before a change is not kept', async () => {
  const reads: PromiseWithResolvers<StoredProviders>[] = []
  const source = sourceOf(() => {
    const read = Promise.withResolvers<StoredProviders>()
    reads.push(read)
    return read.promise
  })
  const early = source.configuration()
  source.invalidate()
  const late = source.configuration()
  reads[1]?.resolve(storing('new'))
  reads[0]?.resolve(storing('old'))
  expect([(await early).settings.BRAVE_KEY, (await late).settings.BRAVE_KEY]).toEqual(['old', 'new'])
  expect((await source.configuration()).settings.BRAVE_KEY).toBe('new')
})

test('if it cannot be read, the environment applies, and the next look-up tries again', async () => {
  let isAway = true
  const source = sourceOf(async () => {
    if (isAway) throw new Error('away')
    return storing('key')
  })
  expect((await source.configuration()).settings).toEqual(ENVIRONMENT.settings)
  expect(source.errors).toHaveLength(1)
  isAway = false
  expect((await source.configuration()).settings.BRAVE_KEY).toBe('key')
})
