const characters: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' }

/** Returns metadata on one line, with the character references in it resolved: many systems write them twice. */
export const decodeReferences = (text: string): string =>
  text
    .replace(
      /&(amp|quot|apos|lt|gt|nbsp|#\d+|#x[\da-f]+);/gi,
      (_, name: string) => characters[name.toLowerCase()] ?? fromCode(name),
    )
    .replace(/\s+/g, ' ')
    .trim()

function fromCode(name: string) {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
