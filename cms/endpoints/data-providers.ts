import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import type { Capability } from '#engine/outside-data/capabilities.ts'
import { capabilities } from '#engine/outside-data/configure-providers.ts'
import { capabilityList, type ProviderFacts, providerList } from '#engine/outside-data/provider-list.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { environment } from '#platform/environment/environment.ts'
import { providerVariables } from '#platform/environment/provider-variables.ts'
import { hasRole } from '../access/roles.ts'
import { providersScreen } from '../data-providers/screen.ts'
import { changeProvider, changeProviderOrder } from '../data-providers/store.ts'
import { jsonResponse, refused } from './csv-file.ts'

const MAX_LIMIT_USD = 100_000
const MAX_VALUE_LENGTH = 2_000

const UNREADABLE = 'The change could not be read. Reload this page and try again.'

const Change = z.object(
  {
    isOn: z.boolean({ error: UNREADABLE }).optional(),
    dailyLimitUsd: z
      .number({ error: 'Enter the limit as a number of US dollars.' })
      .min(0, { error: 'The limit is 0 or more.' })
      .max(MAX_LIMIT_USD, { error: 'The limit is at most $100,000.' })
      .optional(),
    settings: z
      .record(
        z.string(),
        z
          .string({ error: UNREADABLE })
          .trim()
          .max(MAX_VALUE_LENGTH, {
            error: `A setting has at most ${withCommas(MAX_VALUE_LENGTH)} characters.`,
          })
          .nullable(),
        { error: UNREADABLE },
      )
      .optional(),
  },
  { error: UNREADABLE },
)
const Order = z.object({ providers: z.array(z.string()).max(providerList.length) })

/** For the screen “Data providers”. Administrators only; no response contains a secret. */
export const dataProviderEndpoints: Endpoint[] = [
  {
    path: '/data-providers',
    method: 'get',
    handler: forAdmins(async ({ payload }) => jsonResponse(200, await providersScreen(payload))),
  },
  { path: '/data-providers/:id', method: 'post', handler: forAdmins(saveProvider) },
  { path: '/data-providers/order/:capability', method: 'post', handler: forAdmins(saveOrder) },
]

async function saveProvider(req: PayloadRequest, user: TypedUser) {
  const facts: ProviderFacts | undefined = providerList.find(({ id }) => id === req.routeParams?.id)
  if (!facts) return jsonResponse(404, { message: 'There is no such provider.' })
  const { data: change, error } = Change.safeParse(await bodyOf(req))
  if (!change) return jsonResponse(422, { message: error.issues[0]?.message ?? UNREADABLE })
  const errors = Object.fromEntries(
    Object.entries(change.settings ?? {}).flatMap(([name, value]) => {
      const message = settingError(facts, name, value)
      return message ? [[name, message]] : []
    }),
  )
  const [message] = Object.values(errors)
  if (message) return jsonResponse(422, { message, data: errors })
  await changeProvider({ payload: req.payload, user }, facts.id, change)
  return jsonResponse(200, { message: `${facts.name} was saved.`, screen: await providersScreen(req.payload) })
}

async function saveOrder(req: PayloadRequest, user: TypedUser) {
  const capability = capabilities.find((id) => id === req.routeParams?.capability)
  if (!capability) return jsonResponse(404, { message: 'There is no such kind of data.' })
  const variable = capabilityList[capability].order
  if (environment.providers.order[capability])
    return jsonResponse(422, { message: `${variable} sets this order in the environment. Change it there.` })
  const { data } = Order.safeParse(await bodyOf(req))
  if (!data || !isOrderOf(capability, data.providers))
    return jsonResponse(422, { message: 'The order names each provider of this kind of data once.' })
  await changeProviderOrder({ payload: req.payload, user }, capability, data.providers)
  return jsonResponse(200, { message: 'The order was saved.', screen: await providersScreen(req.payload) })
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

function forAdmins(handle: (req: PayloadRequest, user: TypedUser) => Promise<Response>): Endpoint['handler'] {
  return async (req) => (req.user && hasRole(req.user, 'admin') ? handle(req, req.user) : refused(req))
}

const bodyOf = (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null) ?? Promise.resolve(null)
