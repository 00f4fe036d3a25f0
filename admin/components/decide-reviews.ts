import { messages } from '#engine/messages.ts'

export type Decision = 'approve' | 'disapprove' | 'delete'

type DecisionResult = { ok: boolean; message: string }

/** Calls the site's own API as the signed-in account. Either all reviews are decided, or none. */
export async function decideReviews(decision: Decision, ids: (number | string)[]): Promise<DecisionResult> {
  try {
    const response = await fetch(`/api/${decision}-review`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    const { message } = (await response.json()) as { message?: string }
    return { ok: response.ok, message: message ?? messages.unexpected }
  } catch {
    return { ok: false, message: messages.unexpected }
  }
}
