import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { capabilityList, type ProviderFacts } from '#engine/data-providers/provider-list.ts'
import type { ConfiguredProvider } from './configured-providers.ts'

/**
 * Capabilities for which one provider may know what another does not, because each has an index of its own. For all
 * others, “unknown” ends the look-up: the next provider has the same data, or a score on another scale.
 */
const OWN_INDEXES: Capability[] = ['links']
/** Time after which no further provider is asked. */
const MAX_MS = 60_000

type Ask = (query: unknown, signal: AbortSignal) => Promise<Lookup<unknown> | Lookup<unknown>[]>

/**
 * Asks one provider after the other until one responds. After any failure, the next provider is asked; the result then
 * says which provider it is from and why. Of a batch, what the first provider completed stays, with failures for the
 * rest, because scores of two providers must not be mixed. If all fail, the reason is that of the first one, and the
 * message has all.
 * @returns one look-up, or one for each element of a batch
 */
export async function askOneByOne(
  providers: ConfiguredProvider[],
  capability: Capability,
  query: unknown,
  signal: AbortSignal,
  now: () => number,
): Promise<Lookup<unknown>[]> {
  const startedAt = now()
  const failures: Failed[] = []
  let nothing: Lookup<unknown>[] | undefined
  let size = 1
  for (const provider of providers) {
    if (failures.length > 0 && now() - startedAt > MAX_MS) break
    const lookups = await askOne(provider, capability, query, signal)
    size = Math.max(size, lookups.length)
    const failure = lookups.find((lookup) => lookup.kind === 'failed')
    if (failure && lookups.every(({ kind }) => kind === 'failed')) failures.push(failure)
    else if (OWN_INDEXES.includes(capability) && lookups.every(({ kind }) => kind === 'unknown')) nothing ??= lookups
    else return lookups.map((lookup) => afterFailures(lookup, failures, provider))
  }
  return nothing ?? Array.from({ length: size }, () => joined(failures))
}

async function askOne(provider: ConfiguredProvider, capability: Capability, query: unknown, signal: AbortSignal) {
  const resting = provider.resting()
  if (resting) return [failedFor(query, resting)].flat()
  const ask = provider.capabilities[capability] as Ask
  const lookups = [await ask(query, signal)].flat()
  const failure = lookups.find((lookup) => lookup.kind === 'failed')
  if (failure) provider.failed(failure)
  return lookups
}

function failedFor(query: unknown, failure: Failed) {
  const { domains } = query as { domains?: string[] }
  return domains ? domains.map(() => failure) : failure
}

function afterFailures(lookup: Lookup<unknown>, failures: Failed[], { name }: ConfiguredProvider): Lookup<unknown> {
  if (lookup.kind !== 'found' || failures.length === 0) return lookup
  const caveats = failures.map(({ message }) => `${message} This is from ${name} instead.`)
  return { ...lookup, caveats: [...caveats, ...(lookup.caveats ?? [])] }
}

function joined(failures: Failed[]): Failed {
  const [first, ...others] = failures as [Failed, ...Failed[]]
  const howTo = failures.flatMap((failure) => failure.howTo ?? []).join(' ')
  const message = [first, ...others].map((failure) => failure.message).join(' ')
  return { ...first, message, ...(howTo ? { howTo } : {}) }
}

/**
 * Returns the failed look-up of a capability that no provider supplies here.
 * @example howTo: 'Set SEARXNG_URL, BRAVE_KEY, or DATAFORSEO_LOGIN with DATAFORSEO_PASSWORD.'
 */
export function notConfigured(capability: Capability, definitions: ProviderFacts[]): Failed {
  const { name } = capabilityList[capability]
  const ways = definitions
    .filter(({ supplies }) => capability in supplies)
    .map(({ settings }) => {
      const required = settings.filter(({ isOptional }) => !isOptional)
      return and(required.map((setting) => (setting.kind === 'switch' ? `${setting.name}=on` : setting.name)))
    })
  return {
    kind: 'failed',
    reason: 'not-configured',
    message: `This site has no source of ${name}.`,
    howTo: `Set ${or(ways)}.`,
  }
}

const or = (ways: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(ways)
const and = (names: string[]) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
