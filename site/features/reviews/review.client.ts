import type { ReviewResult } from './show-result.client.ts'

/** What happens after a review is sent is loaded with the first response: most visitors never send one. */
const form = document.querySelector<HTMLFormElement>('form[data-review]')

form?.addEventListener('answered', (event) => {
  const result = (event as CustomEvent<ReviewResult>).detail
  void import('./show-result.client.ts').then(({ showResult }) => showResult(form, result))
})
