type Asked<T> = { ok: true; answer: T & { message: string } } | { ok: false; answer: { message: string } }

const FAILED = 'Something went wrong. Please try again.'

/** A call of the back office's own API, as whoever is signed in: POST with a body or an empty one, else GET. */
export async function askBackOffice<T>(path: string, body?: FormData | 'nothing'): Promise<Asked<T>> {
  try {
    const response = await fetch(`/cms-api${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...(body instanceof FormData ? { body } : {}),
    })
    const answer = await response.json()
    if (response.ok) return { ok: true, answer }
    return { ok: false, answer: { message: answer.message ?? answer.errors?.[0]?.message ?? FAILED } }
  } catch {
    return { ok: false, answer: { message: FAILED } }
  }
}
