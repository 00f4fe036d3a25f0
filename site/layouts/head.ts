import { socialImagePath, socialImageSize } from '../social-images/path.ts'
import type { FormState } from '../ui/forms/state.ts'

export type HeadImage = { src: string; alt: string; width?: number; height?: number }

/**
 * Returns absolute URLs for the head: the page's own, and its social image's. Without an explicit image, the generated
 * one of its path; null means none.
 */
export function headLinks({ site, path, title, image }: Head) {
  const canonical = new URL(path, site).href
  if (image === null) return { canonical, image: undefined }
  const { src, ...own } = image ?? { src: socialImagePath(new URL(path, site).pathname), alt: title }
  return { canonical, image: { ...socialImageSize, ...own, url: new URL(src, site).href } }
}

type Head = { site: URL; path: string; title: string; image?: HeadImage | null | undefined }

/**
 * Returns data as JSON for a script element. Escapes `<`, because a closing script tag in the data would end the
 * element.
 */
export function escapeJsonLd(data: object) {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Returns the state of a form sent without JavaScript: the one the page was rendered with, or, after the redirect, the
 * form named in `?form=`. `lead` is the token of an answer that asks for an email address.
 */
export function formStateOf({ state, url }: { state: FormState | undefined; url: URL }): FormState | undefined {
  if (state) return state
  const form = url.searchParams.get('form')
  const lead = url.searchParams.get('lead')
  return form ? { form, success: true, message: '', errors: {}, values: lead ? { lead } : {} } : undefined
}
