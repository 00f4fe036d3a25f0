const MIN_YEAR = 1990
const MAX_YEAR = 2100

const months: Record<string, number> = {}
const monthNames = [
  'january jan januar janvier janv enero ene gennaio gen janeiro januari января январь 1月',
  'february feb februar février févr febrero febbraio fevereiro fev februari февраля 2月',
  'march mar märz mars marzo março maart maret марта 3月',
  'april apr avril avr abril abr aprile апреля 4月',
  'may mai mayo maggio mag maio mei мая 5月',
  'june jun juni juin junio giugno giu junho июня 6月',
  'july jul juli juillet juil julio luglio lug julho июля 7月',
  'august aug août agosto ago augustus agustus августа 8月',
  'september sept sep septembre septiembre settembre set setembro сентября 9月',
  'october oct oktober okt octobre octubre ottobre ott outubro out oktober октября 10月',
  'november nov novembre noviembre novembro ноября 11月',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro desember december декабря 12月',
]
monthNames.forEach((names, at) => {
  for (const name of names.split(' ')) months[name] = at + 1
})

/**
 * Returns a date in ISO 8601 from ISO 8601, RFC 2822, or a line with a date in words. A date in figures whose order is
 * unknown (03/04/2019) is not guessed.
 */
export function isoDate(text: string): string | undefined {
  const iso =
    /(?<!\d)((?:19|20)\d\d)-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?)?(?!\d)/.exec(
      text,
    )
  if (iso) {
    const [, year, month, day, hour, minute, second = '00', zone = ''] = iso
    const date = calendarDate(year, month, day)
    const offset = zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')
    return date && hour ? `${date}T${hour}:${minute}:${second}${offset}` : date
  }
  const stamp = /^\s*(\d{10}|\d{13})\s*$/.exec(text)?.[1]
  if (stamp) return `${new Date(Number(stamp) * (stamp.length === 10 ? 1_000 : 1)).toISOString().slice(0, 19)}Z`
  const year = /(?<!\d)((?:19|20)\d\d)[./年-]\s?(\d{1,2})[./月-]\s?(\d{1,2})(?!\d)/.exec(text)
  if (year) return calendarDate(year[1], year[2], year[3])
  const korean = /((?:19|20)\d\d)년\s?(\d{1,2})월\s?(\d{1,2})일/.exec(text)
  if (korean) return calendarDate(korean[1], korean[2], korean[3])
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|er)?\.?\s+(?:de\s+)?(\p{L}{3,10})\.?,?\s+(?:de\s+)?((?:19|20)\d\d)(?!\d)/iu.exec(
      text,
    )
  if (dayFirst) return wordDate(dayFirst[3], dayFirst[2], dayFirst[1])
  const monthFirst = /(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+((?:19|20)\d\d)(?!\d)/iu.exec(text)
  if (monthFirst) return wordDate(monthFirst[3], monthFirst[1], monthFirst[2])
  const figures = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/.exec(text)
  if (!figures) return undefined
  const [, first = '', separator, second = '', fullYear] = figures
  if (separator === '.' || Number(first) > 12) return calendarDate(fullYear, second, first)
  return Number(second) > 12 ? calendarDate(fullYear, first, second) : undefined
}

const wordDate = (year: string | undefined, month: string | undefined, day: string | undefined) => {
  const at = months[month?.toLowerCase() ?? '']
  return at ? calendarDate(year, String(at), day) : undefined
}

function calendarDate(year = '', month = '', day = ''): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const date = new Date(Date.UTC(y, m - 1, d))
  const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return isReal && y >= MIN_YEAR && y <= MAX_YEAR ? date.toISOString().slice(0, 10) : undefined
}
