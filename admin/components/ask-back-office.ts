type Refusal = { message: string; data?: Record<string, unknown> | undefined }
type BackOfficeResult<T> = { ok: true; body: T & { message: string } } | { ok: false; body: Refusal }

const FAILED = 'Something went wrong. Please try again.'

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
    const answer = await response.json()
    if (response.ok) return { ok: true, body: answer }
    const [error] = answer.errors ?? []
    return { ok: false, body: { message: answer.message ?? error?.message ?? FAILED, data: error?.data } }
  } catch {
    return { ok: false, body: { message: FAILED } }
  }
}

function sent(body?: FormData | Record<string, unknown> | 'nothing'): RequestInit {
  if (body instanceof FormData) return { body }
  if (!body || body === 'nothing') return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
