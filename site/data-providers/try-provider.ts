import type { Capability } from '#engine/data-providers/capabilities.ts'
import { type ProviderState, settingValues } from '#engine/data-providers/configure-providers.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { missingSettings } from '#engine/data-providers/provider-list.ts'
import type { Trial } from '#engine/data-providers/provider-screen.ts'
import type { ProviderDefinition, ProviderSurroundings } from '#providers/data-providers/definition.ts'
import type { Spending } from '#providers/data-providers/spending.ts'
import type { FetchPublic } from '#providers/http/fetch-public.ts'
import { previewOf } from './preview.ts'
import { sampleQueries } from './sample-queries.ts'

type Options = {
  definition: ProviderDefinition
  state: ProviderState
  capability: Capability
  fetch: FetchPublic
  spending: Spending
  receive: NonNullable<ProviderSurroundings['receive']>
  signal: AbortSignal
}

type Ask = (query: unknown, signal: AbortSignal) => Promise<Lookup<unknown> | Lookup<unknown>[]>

const MAX_JSON_LENGTH = 4_000

/**
 * Sends the sample request of a capability to a provider, past what is stored, and returns what came back. It counts as
 * spending, and the provider may be turned off. No secret is in the result, whatever the provider repeats.
 */
export async function tryProvider({
  definition,
  state,
  capability,
  fetch,
  spending,
  receive,
  signal,
}: Options): Promise<Trial> {
  const { question, query } = sampleQueries[capability]
  const settings = settingValues(state)
  const requests: Trial['requests'] = []
  let costUsd = 0
  const created = definition.create({
    settings,
    fetch: recording(fetch, requests),
    now: Date.now,
    receive,
    spending: {
      before: spending.before,
      after(id, name, usd, isFailure) {
        costUsd += usd
        return spending.after(id, name, usd, isFailure)
      },
    },
  })
  const startedAt = performance.now()
  const lookup = withoutSecrets(await ask(), state)
  return {
    kind: lookup.kind,
    question,
    ...sentencesOf(lookup, state, requests),
    durationMs: Math.round(performance.now() - startedAt),
    costUsd,
    requests,
    ...(lookup.kind === 'found' ? previewOf(capability, lookup.value as never) : { columns: [], rows: [] }),
    json: JSON.stringify(lookup, null, 2).slice(0, MAX_JSON_LENGTH),
  }

  async function ask(): Promise<Lookup<unknown>> {
    const missing = missingSettings(definition, settings)
    if (missing.length > 0)
      return {
        kind: 'failed',
        reason: 'not-configured',
        message: `${definition.name} was not asked: ${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no value.`,
        howTo: 'Enter and save the missing settings, then try again.',
      }
    const [first] = [await (created[capability] as Ask)(query, signal)].flat()
    return first as Lookup<unknown>
  }
}

function sentencesOf(
  lookup: Lookup<unknown>,
  { settings }: ProviderState,
  requests: Trial['requests'],
): Pick<Trial, 'message' | 'howTo'> {
  if (lookup.kind === 'found') return { message: lookup.caveats?.join(' ') ?? '' }
  if (lookup.kind === 'unknown') return { message: lookup.message }
  const server = settings.find(({ kind, from }) => kind === 'server' && from === 'back office')
  const isUnreached =
    server !== undefined && requests.length > 0 && requests.every(({ status }) => status === undefined)
  const howTo =
    lookup.howTo ??
    (isUnreached ? `If this server is at a private IP address, set ${server.name} in the environment.` : undefined)
  return { message: lookup.message, ...(howTo ? { howTo } : {}) }
}

/** Records the host and the status of each request, not its path, because some providers take their key in it. */
function recording(fetch: FetchPublic, requests: Trial['requests']): FetchPublic {
  return async (url, options) => {
    const startedAt = performance.now()
    const record: Trial['requests'][number] = { host: URL.canParse(url) ? new URL(url).host : 'no URL', durationMs: 0 }
    requests.push(record)
    try {
      const response = await fetch(url, options)
      record.status = response.status
      return response
    } finally {
      record.durationMs = Math.round(performance.now() - startedAt)
    }
  }
}

/**
 * Removes secrets from a look-up: a provider may repeat its key, also encoded as in a URL or a header. This happens
 * before anything is cut, so that no half of a secret remains.
 */
function withoutSecrets<Value>(lookup: Lookup<Value>, { settings }: ProviderState): Lookup<Value> {
  const secrets = settings.flatMap((setting) => (setting.isSecret && 'value' in setting ? [setting.value] : []))
  const logins = settings.flatMap((setting) => ('value' in setting ? [setting.value] : []))
  const spellings = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    ...['', ...logins].map((login) => Buffer.from(`${login}:${secret}`).toString('base64')),
  ])
  const clean = (text: string) => spellings.reduce((rest, spelling) => rest.replaceAll(spelling, '…'), text)
  return JSON.parse(JSON.stringify(lookup), (_name, value) => (typeof value === 'string' ? clean(value) : value))
}
