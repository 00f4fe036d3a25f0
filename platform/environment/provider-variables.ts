import { z } from 'zod'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import {
  capabilityList,
  type ProviderConfiguration,
  type ProviderSetting,
  providerList,
} from '#engine/data-providers/provider-list.ts'

type Variables = Record<string, string | undefined>

/** The variables of providers: their settings, and the order in which they are asked. */
export const providerVariables = {
  ...Object.fromEntries(
    providerList.flatMap(({ name, settings }) =>
      settings.map((setting) => [setting.name, settingSchema(name, setting)] as const),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(capabilityList).map(
      ([capability, { name, order }]) => [order, orderSchema(name, capability as Capability)] as const,
    ),
  ),
}

function settingSchema(provider: string, { label, kind, isOptional }: ProviderSetting) {
  const does = `${provider}: ${label}`
  const shown = isOptional ? 'none' : 'off'
  if (kind === 'switch') return z.enum(['on', 'off']).default('off').meta({ does, expects: 'on or off' })
  if (kind === 'server')
    return z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({ does, shown, expects: 'a URL' })
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .meta({ does, shown, expects: 'no spaces' })
}

function orderSchema(name: string, capability: Capability) {
  const ids = providerList.flatMap(({ id, supplies }) => (capability in supplies ? [id as string] : []))
  return z
    .string()
    .refine((text) => namesOf(text).every((id) => ids.includes(id)))
    .optional()
    .meta({
      does: `Providers of ${name}, the first one first; \`none\` asks nobody`,
      shown: 'all that are set up',
      expects: `some of ${ids.join(', ')}, separated by commas`,
    })
}

const namesOf = (text: string) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== 'none')

/**
 * Returns what the environment says of providers.
 * @param source variables by name, usually `process.env`
 */
export function readProviderSettings(source: Variables): ProviderConfiguration {
  const settings = providerList.flatMap((provider) =>
    provider.settings.flatMap((setting: ProviderSetting) => {
      const value = source[setting.name]?.trim()
      return value && !(setting.kind === 'switch' && value === 'off') ? [[setting.name, value] as const] : []
    }),
  )
  const order = Object.entries(capabilityList).flatMap(([capability, { order: name }]) =>
    source[name] ? [[capability as Capability, namesOf(source[name])] as const] : [],
  )
  return { settings: Object.fromEntries(settings), order: Object.fromEntries(order) }
}
