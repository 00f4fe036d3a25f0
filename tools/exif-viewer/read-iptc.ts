/** Datasets of the application record (IPTC-IIM 4.2, section 6) under the names that IPTC Photo Metadata gives them. */
const names: Record<number, string> = {
  5: 'Title',
  15: 'Category',
  25: 'Keywords',
  40: 'Instructions',
  55: 'Date created',
  60: 'Time created',
  62: 'Digital creation date',
  65: 'Originating program',
  80: 'Creator',
  85: 'Job title of the creator',
  90: 'City',
  92: 'Sublocation',
  95: 'State or province',
  100: 'Country code',
  101: 'Country',
  103: 'Job identifier',
  105: 'Headline',
  110: 'Credit line',
  115: 'Source',
  116: 'Copyright notice',
  118: 'Contact',
  120: 'Description',
  122: 'Description writer',
}

/** Returns the records of an IPTC-IIM block. Text is read as UTF-8 if record 1:90 says so or if it is valid UTF-8. */
export function readIptc(bytes: Uint8Array): { tag: string; value: string }[] {
  const found: { tag: string; value: string }[] = []
  for (let at = 0; at + 5 <= bytes.length && bytes[at] === 0x1c; ) {
    const [record, set] = [bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
    const size = ((bytes[at + 3] ?? 0) << 8) | (bytes[at + 4] ?? 0)
    // If the first bit is set, an extended length follows (IIM, 1.5.3), which no program writes for these records.
    if (size & 0x8000) break
    const value = decode(bytes.subarray(at + 5, at + 5 + size))
    if (record === 2 && set !== 0 && value) found.push({ tag: names[set] ?? `Dataset 2:${set}`, value })
    at += 5 + size
  }
  return found
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return new TextDecoder('latin1').decode(bytes).trim()
  }
}
