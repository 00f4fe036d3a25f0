import type { Capability } from './capabilities.ts'
import {
  capabilityList,
  missingSettings,
  type ProviderConfiguration,
  type ProviderFacts,
  type ProviderSetting,
} from './provider-list.ts'
import { DEFAULT_DAILY_LIMIT_USD, type StoredProviders } from './stored-providers.ts'

/** A setting and where its value comes from. `value` never leaves the server if `isSecret`. */
export type SettingWithOrigin = ProviderSetting &
  (
    | { from: 'environment'; value: string }
    | { from: 'back office'; value: string; changedAt: Date }
    | { from: 'unreadable'; changedAt: Date }
    | { from: 'nowhere' }
  )

/** A provider as the environment and the back office configure it. */
export type ProviderState = {
  facts: ProviderFacts
  isOn: boolean
  /** Every required setting has a value, and every switch is on. */
  isComplete: boolean
  settings: SettingWithOrigin[]
  dailyLimitUsd: number
}

/** The order in which providers are asked for a capability, and where the order is configured. */
export type ProviderOrder = { from: 'environment' | 'back office'; providers: ProviderState[] }

export const capabilities = Object.keys(capabilityList) as Capability[]

/**
 * Merges what the environment and the back office say about providers. The environment wins, setting by setting. A
 * provider is on until it is turned off.
 */
export function configureProviders(
  list: readonly ProviderFacts[],
  environment: ProviderConfiguration,
  { providers }: StoredProviders,
): ProviderState[] {
  return list.map((facts) => {
    const stored = providers[facts.id]
    const settings = facts.settings.map((setting): SettingWithOrigin => {
      const fromEnvironment = environment.settings[setting.name]
      if (fromEnvironment) return { ...setting, from: 'environment', value: fromEnvironment }
      const saved = stored?.settings[setting.name]
      if (!saved) return { ...setting, from: 'nowhere' }
      const { value, changedAt } = saved
      return value === null
        ? { ...setting, from: 'unreadable', changedAt }
        : { ...setting, from: 'back office', value, changedAt }
    })
    return {
      facts,
      isOn: stored?.isOn ?? true,
      isComplete: missingSettings(facts, settingValues({ settings })).length === 0,
      settings,
      dailyLimitUsd: stored?.dailyLimitUsd ?? DEFAULT_DAILY_LIMIT_USD,
    }
  })
}

/** Returns the values of the settings by name. They contain secrets. */
export function settingValues({ settings }: Pick<ProviderState, 'settings'>): Record<string, string> {
  return Object.fromEntries(settings.flatMap((setting) => ('value' in setting ? [[setting.name, setting.value]] : [])))
}

/**
 * Returns the order of the providers of a capability. An order in the environment names all providers that are asked.
 * Otherwise, the order of the back office comes first, followed by the others in the order of the list; those that are
 * off or incomplete keep their place.
 */
export function orderOf(
  capability: Capability,
  providers: ProviderState[],
  environment: ProviderConfiguration,
  { orders }: StoredProviders,
): ProviderOrder {
  const able = providers.filter(({ facts }) => capability in facts.supplies)
  const named = environment.order[capability]
  if (named)
    return { from: 'environment', providers: named.flatMap((id) => able.find(({ facts }) => facts.id === id) ?? []) }
  const order = orders[capability] ?? []
  const placeOf = ({ facts }: ProviderState) => (order.includes(facts.id) ? order.indexOf(facts.id) : order.length)
  return { from: 'back office', providers: able.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

/**
 * Returns whether a provider is to be asked. A provider named in the environment is asked even if it is off in the back
 * office.
 */
export const isWanted = ({ isOn }: ProviderState, { from }: ProviderOrder) => isOn || from === 'environment'

/**
 * Returns the configuration for runs of tools: the settings of all providers, and the ids of those to ask, by
 * capability.
 */
export function mergedConfiguration(
  list: readonly ProviderFacts[],
  environment: ProviderConfiguration,
  stored: StoredProviders,
): ProviderConfiguration {
  const providers = configureProviders(list, environment, stored)
  return {
    settings: Object.assign({}, ...providers.map(settingValues)) as Record<string, string>,
    order: Object.fromEntries(
      capabilities.map((capability) => {
        const order = orderOf(capability, providers, environment, stored)
        return [capability, order.providers.filter((one) => isWanted(one, order)).map(({ facts }) => facts.id)]
      }),
    ),
  }
}
