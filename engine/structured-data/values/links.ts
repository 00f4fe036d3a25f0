/** Returns whether a text is an absolute URL with a host, if its scheme has hosts (WHATWG URL). */
export function isGlobalLink(text: string) {
  if (/\s/.test(text.trim()) || !/^[a-z][a-z\d+.-]*:/i.test(text)) return false
  if (/^https?:(?!\/\/[^/])/i.test(text)) return false
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed) return /^https?:\/\/[^\s/]+\/\S*[{}]/i.test(text)
  if (!/^https?:$/.test(parsed.protocol))
    return /^(?:data|ftp|geo|ipfs|mailto|sms|tel|urn|android-app|ios-app|did|doi|whatsapp|magnet):/i.test(text)
  return parsed.hostname.includes('.') || parsed.hostname === 'localhost' || parsed.hostname.startsWith('[')
}
