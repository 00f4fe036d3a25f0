import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup, ProviderFailure } from '../data-providers/provider-failure.ts'

const CREATED = 201
/** Lifetime of a token: it works for 48 hours, and logins are limited. */
const TOKEN_MS = 47 * 3_600_000
const WAIT_MS = 240_000

const Token = z.object({ access_token: z.string().min(1) })
/** Status 0: the scan has completed; 1: it has failed. */
const Scan = z.object({ status: z.number() })
const Completed = z.object({
  scannedDocument: z.object({ totalWords: z.number() }),
  results: z.object({
    internet: z.array(z.object({ url: z.string(), title: z.string().nullish(), matchedWords: z.number() })),
  }),
})

/**
 * Pages of the web with the same words, found by Copyleaks. A scan takes from seconds to minutes. Its result is sent to
 * a URL of this site, so only the site can use it. Source: docs.copyleaks.com, “Detect Plagiarism in Text”, “Submit
 * File”, “Scan Completed”.
 */
export const copyleaks: ProviderDefinition = {
  ...providerFacts('copyleaks'),
  create(surroundings) {
    const { settings, receive, now } = surroundings
    const { requestJson, found } = createClient(copyleaks, surroundings)
    let token: { value: string; until: number } | undefined

    async function logIn(signal: AbortSignal) {
      if (token && now() < token.until) return token.value
      const { value } = await requestJson({
        url: 'https://id.copyleaks.com/v3/account/login/api',
        json: { email: settings.COPYLEAKS_LOGIN, key: settings.COPYLEAKS_KEY },
        schema: Token,
        signal,
      })
      const { access_token } = value as z.infer<typeof Token>
      token = { value: access_token, until: now() + TOKEN_MS }
      return access_token
    }

    async function copies({ text }: { text: string }, signal: AbortSignal) {
      if (!receive) throw new ProviderFailure(needsSite)
      const authorization = `Bearer ${await logIn(signal)}`
      const later = receive(AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]))
      try {
        await requestJson({
          url: `https://api.copyleaks.com/v3/scans/submit/file/${randomUUID()}`,
          method: 'PUT',
          headers: { authorization },
          json: {
            base64: Buffer.from(text).toString('base64'),
            filename: 'text.txt',
            properties: { webhooks: { status: `${later.url}/{STATUS}` } },
          },
          capability: 'copies',
          // Only the status 201 means that the scan has started.
          schema: z.never(),
          signal,
          isNothing: (status) => status === CREATED,
        })
        return found(matchesOf(await later.body))
      } catch (error) {
        signal.throwIfAborted()
        if ((error as Error).name === 'TimeoutError') throw new ProviderFailure(tooLong)
        throw error
      } finally {
        later.cancel()
      }
    }

    return { copies: (query, signal) => asLookup(() => copies(query, signal)) }
  },
}

function matchesOf(body: unknown) {
  if (Scan.safeParse(body).data?.status !== 0)
    throw new ProviderFailure({ reason: 'provider-error', message: 'Copyleaks could not scan the text.' })
  const { data } = Completed.safeParse(body)
  if (!data)
    throw new ProviderFailure({
      reason: 'provider-error',
      message: 'Copyleaks responded with JSON in a form that this server does not read.',
    })
  const matches = data.results.internet.map(({ url, title, matchedWords }) => ({
    url,
    title: title ?? '',
    words: matchedWords,
  }))
  return { matches: matches.sort((a, b) => b.words - a.words), wordsChecked: data.scannedDocument.totalWords }
}

const needsSite = {
  reason: 'not-configured' as const,
  message: 'Copyleaks sends its result to a URL of this site: only the site can ask it, not a terminal.',
}

const tooLong = {
  reason: 'time-limit' as const,
  message: 'Copyleaks did not finish its scan within four minutes.',
}
