/**
 * Escapes text for element content and attribute values, and drops what XML 1.0 does not allow at all (§2.2).
 * @example escapeXml('Tern & Co <3') // 'Tern &amp; Co &lt;3'
 */
export function escapeXml(text: string) {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(
      /[&<>"']/g,
      (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
    )
}

/** Escapes text for HTML that people copy: only what element content needs. Source: HTML Standard, 13.3. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes as `escapeText`, for attribute values in double quotes. */
export const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;')
