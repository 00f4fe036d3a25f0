import type { Payload } from 'payload'
import {
  capabilities,
  configureProviders,
  isWanted,
  orderOf,
  type ProviderState,
  type SettingWithOrigin,
} from '#engine/data-providers/configure-providers.ts'
import { capabilityList, providerList } from '#engine/data-providers/provider-list.ts'
import type { ProvidersScreen, ShownProvider, ShownSetting } from '#engine/data-providers/provider-screen.ts'
import { environment } from '#platform/environment/environment.ts'
import { NOT_CALLED, type ProviderSpending, providerSpending } from './spending.ts'
import { readStoredProviders } from './store.ts'

/** Of a shorter secret, four characters would be too large a part. */
const MIN_LENGTH_TO_SHOW_ENDING = 16
const ENDING_LENGTH = 4

/** Returns what administrators see of the providers: settings without secrets, orders, and what they cost. */
export async function providersScreen(cms: Payload): Promise<ProvidersScreen> {
  const [stored, spending] = await Promise.all([readStoredProviders(cms), providerSpending(cms)])
  const providers = configureProviders(providerList, environment.providers, stored)
  return {
    providers: providers.map((provider) => shownProvider(provider, spending[provider.facts.id] ?? NOT_CALLED)),
    capabilities: capabilities.map((id) => {
      const order = orderOf(id, providers, environment.providers, stored)
      return {
        id,
        name: capabilityList[id].name,
        from: order.from,
        variable: capabilityList[id].order,
        order: order.providers.map((provider) => ({
          id: provider.facts.id,
          name: provider.facts.name,
          isUsed: provider.isComplete && isWanted(provider, order),
        })),
      }
    }),
  }
}

function shownProvider(
  { facts, isOn, isComplete, settings, dailyLimitUsd }: ProviderState,
  spending: ProviderSpending,
): ShownProvider {
  const { id, name, website, price, supplies } = facts
  return {
    ...{ id, name, website, price, isOn, isComplete, dailyLimitUsd },
    supplies: capabilities.flatMap((capability) => {
      const sends = supplies[capability]
      return sends === undefined ? [] : [{ id: capability, name: capabilityList[capability].name, sends }]
    }),
    settings: settings.map(shownSetting),
    ...spending,
  }
}

/** Names each field explicitly, so that a field added to a setting later does not leave the server by accident. */
export function shownSetting(setting: SettingWithOrigin): ShownSetting {
  const { name, label, isSecret, isOptional = false, kind = 'text', from } = setting
  return {
    ...{ name, label, isSecret, isOptional, kind, from },
    ...('changedAt' in setting ? { changedAt: setting.changedAt.toISOString() } : {}),
    ...('value' in setting ? shownValue(setting) : {}),
  }
}

function shownValue({ isSecret, value }: { isSecret: boolean; value: string }) {
  if (!isSecret) return { value }
  return value.length < MIN_LENGTH_TO_SHOW_ENDING ? {} : { ending: value.slice(-ENDING_LENGTH) }
}
