import { z } from 'zod'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import { capabilities } from '#engine/data-providers/configure-providers.ts'
import { capabilityList, type ProviderFacts, providerList } from '#engine/data-providers/provider-list.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { environment } from '#platform/environment/environment.ts'
import { providerVariables } from '#platform/environment/provider-variables.ts'
import { hasRole } from '../access/roles.ts'
import { providersScreen } from '../data-providers/screen.ts'
import { changeProvider, changeProviderOrder } from '../data-providers/store.ts'
import { type CmsRequest, cmsEndpoint } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

const MAX_LIMIT_USD = 100_000
const MAX_VALUE_LENGTH = 2_000

const UNREADABLE = 'The change could not be read. Reload this page and try again.'
const NO_ORDER = 'The order names each provider of this kind of data once.'

const Change = z.object({
  isOn: z.boolean().optional(),
  dailyLimitUsd: z
    .number({ error: 'Enter the limit as a number of US dollars.' })
    .min(0, { error: 'The limit is 0 or more.' })
    .max(MAX_LIMIT_USD, { error: 'The limit is at most $100,000.' })
    .optional(),
  settings: z
    .record(
      z.string(),
      z
        .string()
        .trim()
        .max(MAX_VALUE_LENGTH, {
          error: `A setting has at most ${withCommas(MAX_VALUE_LENGTH)} characters.`,
        })
        .nullable(),
    )
    .optional(),
})
const Order = z.object({ providers: z.array(z.string()).max(providerList.length) })

const mayCall = (user: unknown) => hasRole(user, 'admin')

/** For the screen “Data providers”. Administrators only; no response contains a secret. */
export const dataProviderEndpoints = [
  cmsEndpoint({ path: '/data-providers', method: 'get', mayCall }, ({ req }) => providersScreen(req.payload)),
  cmsEndpoint(
    { path: '/data-providers/:id', method: 'post', mayCall, schema: Change, unreadable: UNREADABLE },
    saveProvider,
  ),
  cmsEndpoint(
    { path: '/data-providers/order/:capability', method: 'post', mayCall, schema: Order, unreadable: NO_ORDER },
    saveOrder,
  ),
]

async function saveProvider({
  input: change,
  req: { payload, routeParams },
  user,
}: CmsRequest<z.output<typeof Change>>) {
  const facts: ProviderFacts | undefined = providerList.find(({ id }) => id === routeParams?.id)
  if (!facts) return refusal(404, 'There is no such provider.')
  const errors = Object.fromEntries(
    Object.entries(change.settings ?? {}).flatMap(([name, value]) => {
      const message = settingError(facts, name, value)
      return message ? [[name, message]] : []
    }),
  )
  const [message] = Object.values(errors)
  if (message) return refusal(422, message, { errors })
  await changeProvider({ payload, user }, facts.id, change)
  return { message: `${facts.name} was saved.`, screen: await providersScreen(payload) }
}

async function saveOrder({ input, req: { payload, routeParams }, user }: CmsRequest<z.output<typeof Order>>) {
  const capability = capabilities.find((id) => id === routeParams?.capability)
  if (!capability) return refusal(404, 'There is no such kind of data.')
  const variable = capabilityList[capability].order
  if (environment.providers.order[capability])
    return refusal(422, `${variable} sets this order in the environment. Change it there.`)
  if (!isOrderOf(capability, input.providers)) return refusal(422, NO_ORDER)
  await changeProviderOrder({ payload, user }, capability, input.providers)
  return { message: 'The order was saved.', screen: await providersScreen(payload) }
}

/** Returns an error if a setting does not have the format that its environment variable requires. */
function settingError({ settings }: ProviderFacts, name: string, value: string | null): string | undefined {
  const setting = settings.find((one) => one.name === name)
  if (!setting) return `This provider has no setting ${name}.`
  if (environment.providers.settings[name]) return `${name} is set in the environment. Change it there.`
  if (value === null) return undefined
  const schema = providerVariables[name] as z.ZodType
  if (schema.safeParse(value).success) return undefined
  if (setting.kind === 'server') return `${setting.label}: enter a URL such as https://search.agency.example.`
  return `${setting.label}: enter a value without spaces and line breaks.`
}

function isOrderOf(capability: Capability, ids: string[]) {
  const able: string[] = providerList.filter(({ supplies }) => capability in supplies).map(({ id }) => id)
  return ids.length === able.length && new Set(ids).size === ids.length && ids.every((id) => able.includes(id))
}
