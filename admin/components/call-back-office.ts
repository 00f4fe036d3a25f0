import { messages } from '#engine/messages.ts'

type Refusal = { message: string; data?: Record<string, unknown> | undefined }
type RefusalBody = Partial<Refusal> & { errors?: Refusal[] | Record<string, string> }
type Body = FormData | Record<string, unknown> | 'nothing'
type BackOfficeResult<T> = { ok: true; body: T & { message: string } } | { ok: false; body: Refusal }

/** Calls the back office's own API as the signed-in account: POST with a form, JSON, or nothing; otherwise GET. */
export function callBackOffice<T>(path: string, body?: Body): Promise<BackOfficeResult<T>> {
  return call(`/cms-api${path}`, body)
}

/** Changes the named fields of a document. The request completes even if the page is closed in the meantime. */
export function changeDocument(collection: string, id: number, data: Record<string, unknown>) {
  return call(`/cms-api/${collection}/${id}?depth=0`, data, { method: 'PATCH', keepalive: true })
}

/** Calls the API of the site as the signed-in account, for what only the site can do. */
export function callSite<T>(path: string, body: Record<string, unknown>): Promise<BackOfficeResult<T>> {
  return call(`/api${path}`, body)
}

async function call<T>(url: string, body?: Body, more: RequestInit = {}): Promise<BackOfficeResult<T>> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...sent(body),
      ...more,
    })
    const json = await response.json()
    if (response.ok) return { ok: true, body: json }
    return { ok: false, body: refusalIn(json) }
  } catch {
    return { ok: false, body: { message: messages.unexpected } }
  }
}

/** Reads a refusal of our own endpoints, or one of Payload, which has a list of errors. */
export function refusalIn({ message, data, errors }: RefusalBody): Refusal {
  const [error] = Array.isArray(errors) ? errors : []
  return { message: message ?? error?.message ?? messages.unexpected, data: data ?? error?.data }
}

function sent(body?: Body): RequestInit {
  if (body instanceof FormData) return { body }
  if (!body || body === 'nothing') return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
