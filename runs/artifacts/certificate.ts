import { Failure } from '#engine/failures.ts'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { TlsReport } from '#engine/web/tls.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { FetchPublic } from '#providers/http/fetch-public.ts'
import type { createTls } from '#providers/tls/create-tls.ts'

const HTTPS_PORT = 443

/**
 * Returns the certificate of a host, its protocols, and its header Strict-Transport-Security.
 * @throws {Failure} for the visitor
 */
export async function gatherCertificate(
  { host, port = HTTPS_PORT }: ArtifactRequests['certificate'],
  readTls: ReturnType<typeof createTls>,
  fetch: FetchPublic,
): Promise<TlsReport> {
  const report = await readTls(host, port).catch((error) => {
    throw toFailure(error, host, port)
  })
  // A browser ignores the header if it refuses the certificate of the connection (RFC 6797, 8.1).
  if (report.trustError) return report
  const url = `https://${host.includes(':') ? `[${host}]` : host}:${port}/`
  const response = await fetch(url, { method: 'HEAD', maxRedirects: 0 }).catch(() => undefined)
  const hsts = [response?.headers['strict-transport-security'] ?? []].flat()[0]
  return hsts === undefined ? report : { ...report, hsts }
}

/** Returns the failure for each way in which a certificate can be unavailable. */
function toFailure(error: unknown, host: string, port: number) {
  if (!(error instanceof FetchFailure)) return error
  if (error.kind === 'busy') return new Failure('too-many', { message: error.message })
  const messages: Partial<Record<FetchFailure['kind'], string>> = {
    unreadable: `${host} responds on port ${port}, but not with TLS. The site may support only http://.`,
    unreachable: `${host} does not accept connections on port ${port}, so there is no certificate to check.`,
  }
  const message = messages[error.kind] ?? error.message
  return new Failure('invalid', { message, errors: { host: message } })
}
