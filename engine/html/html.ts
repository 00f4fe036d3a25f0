import { escapeXml } from '../xml.ts'
import type { SafeHtml } from './sanitize.ts'

/** Markup created by `html`. */
export type Html = { readonly markup: string }

type Value = Html | string | number | false | null | undefined | Value[]

/**
 * Returns markup in which every value is escaped, unless `html` made it. Lists are joined; false, null, and undefined
 * add nothing. Attribute values need quotes around them.
 * @example html`<p title="${title}">${text}</p>`.markup
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = parts.reduce((before, part, index) => before + markupOf(values[index - 1]) + part)
  return new Markup(markup)
}

/** Returns sanitized HTML as a value that `html` does not escape. */
export const safeMarkup = (safe: SafeHtml): Html => new Markup(safe)

/** A class, so that no object from outside is accepted as markup. */
class Markup implements Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

function markupOf(value: Value): string {
  if (value instanceof Markup) return value.markup
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return value === false || value === null || value === undefined ? '' : escapeXml(String(value))
}
