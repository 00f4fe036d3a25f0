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
