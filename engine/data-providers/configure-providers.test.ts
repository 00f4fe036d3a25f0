import { expect, test } from 'vitest'
import { configureProviders, mergedConfiguration, orderOf } from './configure-providers.ts'
import type { ProviderConfiguration, ProviderFacts } from './provider-list.ts'
import {
  DEFAULT_DAILY_LIMIT_USD,
  NOTHING_STORED,
  type StoredProvider,
  type StoredProviders,
} from './stored-providers.ts'

const NOBODY: ProviderConfiguration = { settings: {}, order: {} }
const CHANGED = new Date('2026-11-22T10:00:00.000Z')

function provider(id: string, more: Partial<ProviderFacts> = {}): ProviderFacts {
  const settings = [{ name: `${id.toUpperCase()}_KEY`, label: 'API key', isSecret: true }]
  return { id, name: id, website: 'https://a.example', settings, supplies: { search: 'Text' }, price: 'Free.', ...more }
}

const LIST = [provider('a'), provider('b'), provider('c', { supplies: { links: 'Domain' } })]

function storing(providers: Record<string, Partial<StoredProvider>>, orders: StoredProviders['orders'] = {}) {
  const complete = Object.entries(providers).map(([id, stored]) => [
    id,
    { isOn: true, dailyLimitUsd: null, settings: {}, ...stored },
  ])
  return { providers: Object.fromEntries(complete), orders } as StoredProviders
}

const saved = (value: string | null) => ({ value, changedAt: CHANGED })
const idsOf = (providers: { facts: ProviderFacts }[]) => providers.map(({ facts }) => facts.id)

test('by default, a provider is on, incomplete, and has the default limit', () => {
  const [first] = configureProviders(LIST, NOBODY, NOTHING_STORED)
  expect(first).toMatchObject({ isOn: true, isComplete: false, dailyLimitUsd: DEFAULT_DAILY_LIMIT_USD })
  expect(first?.settings).toEqual([{ name: 'A_KEY', label: 'API key', isSecret: true, from: 'nowhere' }])
})

test('the environment overrides the back office, setting by setting', () => {
  const two = provider('a', {
    settings: [
      { name: 'LOGIN', label: 'Login', isSecret: false },
      { name: 'KEY', label: 'Key', isSecret: true },
    ],
  })
  const stored = storing({ a: { settings: { LOGIN: saved('stored-login'), KEY: saved('stored-key') } } })
  const environment = { settings: { KEY: 'environment-key' }, order: {} }
  const [merged] = configureProviders([two], environment, stored)
  expect(merged?.settings).toMatchObject([
    { name: 'LOGIN', from: 'back office', value: 'stored-login', changedAt: CHANGED },
    { name: 'KEY', from: 'environment', value: 'environment-key' },
  ])
  expect(mergedConfiguration([two], environment, stored).settings).toEqual({
    LOGIN: 'stored-login',
    KEY: 'environment-key',
  })
})

test('an unreadable key makes only its own provider incomplete', () => {
  const stored = storing({ a: { settings: { A_KEY: saved(null) } }, b: { settings: { B_KEY: saved('key-b') } } })
  const [a, b] = configureProviders(LIST, NOBODY, stored)
  expect(a).toMatchObject({ isComplete: false, settings: [{ from: 'unreadable', changedAt: CHANGED }] })
  expect(b?.isComplete).toBe(true)
  expect(mergedConfiguration(LIST, NOBODY, stored).settings).toEqual({ B_KEY: 'key-b' })
})

test('optional settings and empty variables change nothing; a switch counts only when on', () => {
  const optional = provider('a', { settings: [{ name: 'PLACE', label: 'Place', isSecret: false, isOptional: true }] })
  expect(configureProviders([optional], NOBODY, NOTHING_STORED)[0]?.isComplete).toBe(true)
  const emptied = { settings: { A_KEY: '' }, order: {} }
  const stored = storing({ a: { settings: { A_KEY: saved('key-a') } } })
  expect(configureProviders(LIST, emptied, stored)[0]?.settings).toMatchObject([{ from: 'back office' }])
  const choice = provider('a', { settings: [{ name: 'ASK', label: 'Ask', isSecret: false, kind: 'switch' }] })
  const asks = (value: string) =>
    configureProviders([choice], { settings: { ASK: value }, order: {} }, NOTHING_STORED)[0]?.isComplete
  expect([asks('off'), asks('on')]).toEqual([false, true])
})

test('the stored order comes first, then the other providers that have the capability', () => {
  const three = [provider('a'), provider('b'), provider('d'), provider('c', { supplies: { links: 'Domain' } })]
  const stored = storing({}, { search: ['d', 'gone', 'c'] })
  const order = orderOf('search', configureProviders(three, NOBODY, stored), NOBODY, stored)
  expect(order.from).toBe('back office')
  expect(idsOf(order.providers)).toEqual(['d', 'a', 'b'])
})

test('an order in the environment is complete and includes providers that the back office turned off', () => {
  const environment: ProviderConfiguration = { settings: {}, order: { search: ['b'], links: [] } }
  const stored = storing({ b: { isOn: false } }, { search: ['a', 'b'] })
  const states = configureProviders(LIST, environment, stored)
  expect(orderOf('search', states, environment, stored)).toMatchObject({ from: 'environment' })
  expect(mergedConfiguration(LIST, environment, stored).order).toMatchObject({ search: ['b'], links: [] })
})

test('a provider that is off is not asked and keeps its settings', () => {
  const stored = storing({ a: { isOn: false, settings: { A_KEY: saved('key-a') } } })
  const { order, settings } = mergedConfiguration(LIST, NOBODY, stored)
  expect(order).toMatchObject({ search: ['b'], links: ['c'], text: [] })
  expect(settings).toEqual({ A_KEY: 'key-a' })
})
