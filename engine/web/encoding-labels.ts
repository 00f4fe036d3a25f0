/** Labels of the replacement encoding. Source: Encoding Standard §4.2. */
const REPLACEMENT = ['replacement', 'csiso2022kr', 'hz-gb-2312', 'iso-2022-cn', 'iso-2022-cn-ext', 'iso-2022-kr']

/** Names whose case is not that of their label in `TextDecoder`. */
const NAMES: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  gbk: 'GBK',
  big5: 'Big5',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  ibm866: 'IBM866',
  'koi8-r': 'KOI8-R',
  'koi8-u': 'KOI8-U',
}

/**
 * Returns the name of an encoding by one of its labels; undefined for what is no label. Source: Encoding Standard §4.2.
 * @example canonicalEncoding(' latin1 ') // 'windows-1252'
 */
export function canonicalEncoding(label: string): string | undefined {
  const trimmed = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase()
  if (REPLACEMENT.includes(trimmed)) return 'replacement'
  try {
    const { encoding } = new TextDecoder(trimmed)
    return NAMES[encoding] ?? encoding.replace(/^iso-/, 'ISO-')
  } catch {
    return undefined
  }
}
