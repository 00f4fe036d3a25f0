/** GSM 7-bit default alphabet, 3GPP TS 23.038, 6.2.1, without its escape. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Extension table of GSM 7-bit, 6.2.1.1: each character takes two septets. */
const extended = new Set('\f^{}\\[~]|€')

export type Sms = {
  encoding: 'GSM-7' | 'UCS-2'
  /** Septets in GSM-7, 16-bit units in UCS-2. */
  units: number
  parts: number
  /** Units in each part: fewer if several parts need a header to be joined (23.040, 9.2.3.24.1). */
  perPart: number
  /** Units that fit into the last part. */
  left: number
  /** Characters that are not in the GSM alphabet, each once. */
  outside: string[]
}

/**
 * Returns how a text is sent as a short message. A character of two units is never split, so a part may be one unit
 * short.
 */
export function smsOf(text: string): Sms {
  const characters = [...text]
  const outside = [...new Set(characters.filter((one) => !basic.has(one) && !extended.has(one)))]
  const isGsm = outside.length === 0
  const costs = characters.map((one) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length))
  const units = costs.reduce((sum, cost) => sum + cost, 0)
  const single = isGsm ? 160 : 70
  if (units <= single)
    return {
      encoding: isGsm ? 'GSM-7' : 'UCS-2',
      units,
      parts: units === 0 ? 0 : 1,
      perPart: single,
      left: single - units,
      outside,
    }
  const perPart = isGsm ? 153 : 67
  let parts = 1
  let used = 0
  for (const cost of costs) {
    if (used + cost > perPart) {
      parts += 1
      used = 0
    }
    used += cost
  }
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units, parts, perPart, left: perPart - used, outside }
}
