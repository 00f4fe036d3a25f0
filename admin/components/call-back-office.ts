import { messages } from '../../engine/messages.ts'

type Refusal = { message: string; data?: Record<string, unknown> | undefined }
type BackOfficeResult<T> = { ok: true; body: T & { message: string } } | { ok: false; body: Refusal }

/** Calls the back office's own API as the signed-in account: POST with a form, JSON, or nothing; otherwise GET. */
export async function callBackOffice<T>(
  path: string,
  body?: FormData | Record<string, unknown> | 'nothing',
): Promise<BackOfficeResult<T>> {
  try {
    const response = await fetch(`/cms-api${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...sent(body),
    })
    const json = await response.json()
    if (response.ok) return { ok: true, body: json }
    const [error] = json.errors ?? []
    return {
      ok: false,
      body: { message: json.message ?? error?.message ?? messages.unexpected, data: error?.data },
    }
  } catch {
    return { ok: false, body: { message: messages.unexpected } }
  }
}

function sent(body?: FormData | Record<string, unknown> | 'nothing'): RequestInit {
  if (body instanceof FormData) return { body }
  if (!body || body === 'nothing') return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
