import { z } from 'zod'
import type { Capability } from './outside-data/capabilities.ts'
import {
  capabilityList,
  type ProviderConfiguration,
  type ProviderSetting,
  providerList,
} from './outside-data/provider-list.ts'

type Variables = Record<string, string | undefined>

const ids: string[] = providerList.map(({ id }) => id)

/** The variables of providers: their settings, and the order in which they are asked. */
export const providerVariables = {
  ...Object.fromEntries(
    providerList.flatMap(({ name, settings }) =>
      settings.map((setting) => [setting.name, settingSchema(name, setting)] as const),
    ),
  ),
  ...Object.fromEntries(Object.values(capabilityList).map(({ name, order }) => [order, orderSchema(name)] as const)),
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
    .meta({ does, shown })
}

function orderSchema(capability: string) {
  return z
    .string()
    .refine((text) => namesOf(text).every((id) => ids.includes(id)))
    .optional()
    .meta({
      does: `Providers of ${capability}, the first one first; \`none\` asks nobody`,
      shown: 'all that are set up',
      expects: `names such as ${ids.slice(0, 2).join(',')}`,
    })
}

const namesOf = (text: string) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== 'none')

/** Returns what the environment says of providers. @param source variables by name, usually `process.env` */
export function readProviderSettings(source: Variables): ProviderConfiguration {
  const settings = providerList.flatMap((provider) =>
    provider.settings.flatMap(({ name }) => (source[name] ? [[name, source[name].trim()] as const] : [])),
  )
  const order = Object.entries(capabilityList).flatMap(([capability, { order: name }]) =>
    source[name] ? [[capability as Capability, namesOf(source[name])] as const] : [],
  )
  return { settings: Object.fromEntries(settings), order: Object.fromEntries(order) }
}
