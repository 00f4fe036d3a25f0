import type { FormState } from '../ui/form-state.ts'

/** Absolute addresses for the head: the page's own, and its social image's. */
export function headLinks({ site, path, image }: { site: URL; path: string; image: string | undefined }) {
  return { canonical: new URL(path, site).href, imageUrl: image && new URL(image, site).href }
}

/** A closing script tag inside the data would end it; escaped, it is the same data. */
export function escapeJsonLd(data: object) {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * What came of a form sent without JavaScript: the state the server rendered the page with, or, after its redirect, the
 * name of the form in `?form=`.
 */
export function formStateOf({ state, url }: { state: FormState | undefined; url: URL }): FormState | undefined {
  if (state) return state
  const form = url.searchParams.get('form')
  return form ? { form, success: true, message: '', errors: {}, values: {} } : undefined
}
