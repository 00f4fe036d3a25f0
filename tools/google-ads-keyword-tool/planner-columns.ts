/** Columns of the export, in the languages of Google Ads whose headings we know. */
export const columnNames = {
  keyword: /^(?:keyword|mot[ -]clé|palabra clave)$/i,
  currency: /^(?:currency|währung|devise|moneda)$/i,
  searches:
    /^(?:avg\. monthly searches|(?:durchschn\.|durchschnittl\.|durchschnittliche) suchanfragen pro monat|recherches mensuelles moyennes|promedio de búsquedas mensuales)/i,
  competition: /^(?:competition|wettbewerb|concurrence|competencia)$/i,
  competitionIndex: /^(?:competition|wettbewerb|concurrence|competencia) \(.*(?:index|indiz|valor).*\)$/i,
  lowBid:
    /^(?:top of page bid|gebot für obere positionen|enchère.*haut de page|puja.*parte superior).*\(.*(?:low|niedrig|unter|bas|baj).*\)$/i,
  highBid:
    /^(?:top of page bid|gebot für obere positionen|enchère.*haut de page|puja.*parte superior).*\(.*(?:high|hoh|ober|haut|alt).*\)$/i,
} as const

export type ColumnName = keyof typeof columnNames

const monthNames = [
  'jan',
  'feb fév',
  'mar mär mrz',
  'apr avr abr',
  'may mai',
  'jun juin',
  'jul juil',
  'aug aoû ago',
  'sep',
  'oct okt',
  'nov',
  'dec dez déc dic',
]

/** Returns the month of a column such as `Searches: May 2025`, as `2025-05`; undefined for another column. */
export function monthOf(header: string): string | undefined {
  const [, name = '', year = ''] = /^[^:]+:\s*(\p{L}{3,})\.?\s+(\d{4})$/u.exec(header) ?? []
  const folded = name.toLowerCase()
  const at = monthNames.findIndex((names) => names.split(' ').some((start) => folded.startsWith(start)))
  return at === -1 || year === '' ? undefined : `${year}-${String(at + 1).padStart(2, '0')}`
}

const levels = {
  low: /^(?:low|niedrig|gering|faible|baj[ao])$/i,
  medium: /^(?:medium|mittel|moyenne?|medi[ao])$/i,
  high: /^(?:high|hoch|élevée?|alt[ao])$/i,
} as const

/** Returns the competition as the export words it; `null` for anything else, such as “Unknown”. */
export function competitionOf(cell: string): 'low' | 'medium' | 'high' | null {
  const found = (Object.keys(levels) as (keyof typeof levels)[]).find((level) => levels[level].test(cell.trim()))
  return found ?? null
}

/**
 * Returns a number as the export writes it: `1,900`, `1900`, `1.25`, `1,25`, `27 000`; `null` for an empty cell or
 * dashes.
 */
export function numberOf(cell: string): number | null {
  const bare = cell.replace(/[\s\u00a0\u202f'$€£]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare)
  return Number(isGrouped ? bare.replace(/[.,]/g, '') : bare.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))
}
