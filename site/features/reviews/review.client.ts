import type { ReviewResult } from './show-result.client.ts'

/** Loads the code for responses together with the first response, because most visitors never send a review. */
const form = document.querySelector<HTMLFormElement>('form[data-review]')

form?.addEventListener('answered', (event) => {
  const result = (event as CustomEvent<ReviewResult>).detail
  void import('./show-result.client.ts').then(({ showResult }) => showResult(form, result))
})
