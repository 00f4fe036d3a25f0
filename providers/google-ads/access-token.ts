import { z } from 'zod'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { rejectedKey } from '../data-providers/response-failure.ts'

const BAD_REQUEST = 400
/** A token is replaced a minute before it ends. */
const MARGIN_S = 60

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/**
 * Creates the function that returns a valid access token, and requests one where none is left. Source: RFC 6749 §6;
 * developers.google.com/identity/protocols/oauth2/web-server, “Refreshing an access token”. A refresh token that was
 * revoked gets status 400.
 */
export function createAccessToken(
  { requestJson }: ProviderClient,
  settings: Record<string, string>,
  now: () => number,
) {
  let token: { value: string; until: number } | undefined

  return async function accessToken(signal: AbortSignal): Promise<string> {
    if (token && now() < token.until) return token.value
    const { value } = await requestJson({
      url: 'https://oauth2.googleapis.com/token',
      form: {
        grant_type: 'refresh_token',
        client_id: settings.GOOGLE_ADS_CLIENT ?? '',
        client_secret: settings.GOOGLE_ADS_PASSWORD ?? '',
        refresh_token: settings.GOOGLE_ADS_REFRESH ?? '',
      },
      schema: Token,
      signal,
      failureIn: (_body, status) => (status === BAD_REQUEST ? rejectedKey(providerFacts('google-ads')) : undefined),
    })
    const { access_token, expires_in } = value as z.infer<typeof Token>
    token = { value: access_token, until: now() + (expires_in - MARGIN_S) * 1_000 }
    return access_token
  }
}
