import { reviews as shape } from '#site/state/areas.ts'
import { createArea } from '#site/state/create-area.ts'
import { notify } from '#site/ui/browser/notify.ts'
import { fetchReviews } from './fetch-reviews.client.ts'

export type ReviewResult = { success: boolean; message?: string; errors?: Record<string, string> }
type ListedReview = { userName: string; userFeedback: string; createdAt: string; _id: string }

const reviews = createArea(shape)
const list = document.querySelector<HTMLElement>('[data-reviews]')

reviews.subscribe(({ reviews }) => add((reviews ?? []) as ListedReview[]))

/**
 * Shows the result of a review: a toast, an empty form, and a reloaded list. As the specification requires, a failed
 * review is cleared, too, but a button restores it.
 */
export function showResult(form: HTMLFormElement, result: ReviewResult) {
  if (result.success) {
    reviews.succeed({ message: result.message }, 'create')
    notify({ message: result.message ?? '' })
    void fetchReviews(reviews, list?.dataset.reviews)
    return
  }
  // Field errors stay next to their fields.
  if (result.errors) return
  const message = result.message || 'Failed to post feedback'
  reviews.fail(message, 'create')
  const written = [...new FormData(form)]
  form.reset()
  notify({ message, isBad: true, action: { label: 'Restore my text', run: () => restore(form, written) } })
}

function restore(form: HTMLFormElement, written: [string, FormDataEntryValue][]) {
  for (const [name, value] of written) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field && 'value' in field && typeof value === 'string') field.value = value
  }
}

/** Adds reviews approved since the page was rendered. */
function add(approved: ListedReview[]) {
  const shown = new Set([...(list?.querySelectorAll('li') ?? [])].map((row) => row.dataset.id))
  for (const review of approved.filter(({ _id }) => !shown.has(_id)).reverse()) list?.prepend(rowOf(review))
}

function rowOf({ _id, userName, userFeedback, createdAt }: ListedReview) {
  const row = document.createElement('li')
  row.dataset.id = _id
  const meta = Object.assign(document.createElement('p'), { className: 'meta' })
  meta.append(Object.assign(document.createElement('b'), { textContent: userName }), ' ', createdAt.slice(0, 10))
  row.append(Object.assign(document.createElement('p'), { textContent: userFeedback }), meta)
  return row
}
