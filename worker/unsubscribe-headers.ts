import { getCms, tokenOfWatch, watchToken } from '#cms/database/client.ts'
import { oneClickHeaders } from '#emails/one-click-headers.ts'
import { environment } from '#platform/environment/environment.ts'

type Row = { kind: string; to: string; about: string | null }

/**
 * Returns the headers with which the recipient of an email ends the monthly audit that it is about; for other emails,
 * none.
 * @returns undefined if the monthly audit has been ended since the email was written
 */
export async function unsubscribeHeadersOf({ kind, to, about }: Row): Promise<Record<string, string> | undefined> {
  if (kind !== 'audit-changes') return {}
  const id = Number(about?.split('/')[1])
  const token = await tokenOfWatch({ payload: await getCms() }, id, to)
  if (!token) return undefined
  return oneClickHeaders(`${environment.siteUrl}/api/audit/monthly/unsubscribe?token=${watchToken({ id, token })}`)
}
