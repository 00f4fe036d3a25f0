import { z } from 'zod'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { Failed } from '#engine/data-providers/lookup.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { ProviderFailure } from '../data-providers/provider-failure.ts'
import { rejectedKey, spentCredit } from '../data-providers/response-failure.ts'

const OK = 20_000
const NO_RESULTS = 40_102
const REJECTED = [40_100, 40_104, 40_201, 40_204, 40_207]
const SPENT = [40_200, 40_203, 40_210]
const TOO_MANY = [40_202, 40_209]
/** Live results take six seconds on average. */
const TIMEOUT_MS = 60_000

const Envelope = z.object({ status_code: z.number(), cost: z.number().nullish() })
const Body = Envelope.extend({
  tasks: z.array(Envelope.extend({ result: z.array(z.unknown()).nullish() })).nullish(),
})

type Task<Result> = {
  path: string
  task: Record<string, unknown>
  capability: Capability
  schema: z.ZodType<Result>
  signal: AbortSignal
  /** Expected cost in US dollars. */
  usd: number
}

export type PostTask = ReturnType<typeof createPostTask>

const facts = providerFacts('dataforseo')

/**
 * Creates the function that sends one task and returns its results: an empty list where DataForSEO has none. Responses
 * have status 200 also for failures, which `status_code` tells apart. Source: docs.dataforseo.com, “Errors”.
 */
export function createPostTask({ requestJson }: ProviderClient, settings: Record<string, string>) {
  const login = Buffer.from(`${settings.DATAFORSEO_LOGIN}:${settings.DATAFORSEO_PASSWORD}`).toString('base64')

  return async function postTask<Result>({ path, task, capability, schema, signal, usd }: Task<Result>) {
    const received = await requestJson({
      url: `https://api.dataforseo.com/v3/${path}`,
      headers: { authorization: `Basic ${login}` },
      json: [task],
      capability,
      schema: Body,
      signal,
      usd,
      timeoutMs: TIMEOUT_MS,
      failureIn: (body) => failureOf(codeOf(body)),
      costIn: (body) => Body.safeParse(body).data?.cost ?? undefined,
    })
    const results = received.value?.tasks?.[0]?.result ?? []
    const parsed = z.array(schema).safeParse(results.filter((result) => result !== null))
    if (!parsed.success)
      throw new ProviderFailure({
        reason: 'provider-error',
        message: `${facts.name} responded with JSON in a form that this server does not read.`,
      })
    return { results: parsed.data, usd: received.usd }
  }
}

/** Returns the code of the task, or of the whole request if it has failed. */
function codeOf(body: unknown) {
  const { data } = Body.safeParse(body)
  return data && (data.status_code === OK ? data.tasks?.[0]?.status_code : data.status_code)
}

function failureOf(code: number | undefined): Omit<Failed, 'kind'> | undefined {
  if (code === undefined || code === OK || code === NO_RESULTS) return undefined
  if (REJECTED.includes(code)) return rejectedKey(facts)
  if (SPENT.includes(code)) return spentCredit(facts)
  if (TOO_MANY.includes(code))
    return { reason: 'rate-limited', message: `${facts.name} accepts no more requests right now.`, retryAfter: 60 }
  return { reason: 'provider-error', message: `${facts.name} responded with code ${code}.` }
}
