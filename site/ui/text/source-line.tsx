import { hostOf } from '#site/documents/host-of.ts'

/** Renders the source of a figure: "Google, 2016". A URL at its end becomes the link. */
export function SourceLine({ text }: { text: string }) {
  const [, words = text, href] = /^(.*?)\s*(https?:\/\/\S+)$/.exec(text) ?? []
  return <small className="data">{href ? <a href={href}>{words || hostOf(href)}</a> : words}</small>
}

/**
 * Separates a sentence about a figure from the source at its end.
 * @example splitSource('Half of them leave. Source: Google, 2016')
 * // { text: 'Half of them leave.', source: 'Google, 2016' }
 */
export function splitSource(sentence: string): { text: string; source?: string } {
  const [, text = sentence, source] = /^(.*?)\s*\bSource: (.+)$/s.exec(sentence) ?? []
  return source ? { text, source } : { text }
}
