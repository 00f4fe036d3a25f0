import { readFileSync } from 'node:fs'
import { fromCsv } from '#engine/csv/csv.ts'
import { corpus } from '#tests/support/corpus.ts'

export type LabeledPhrases = { phrases: string[]; labels: string[] }

/**
 * Returns customer questions with their intent (Casanueva et al. 2020, test part), or nothing if the data set is
 * absent.
 */
export function bankingQuestions(): LabeledPhrases | undefined {
  const folder = corpus('banking77')
  if (!folder) return undefined
  const { rows } = fromCsv(readFileSync(`${folder}/test.csv`, 'utf8'))
  const whole = rows.filter((row) => row.length === 2)
  return { phrases: whole.map(([phrase = '']) => phrase), labels: whole.map(([, label = '']) => label) }
}

/** Returns every phrase of some labels, which are chosen at even distances from `offset` on. */
export function someLabels({ phrases, labels }: LabeledPhrases, count: number, offset = 0): LabeledPhrases {
  const names = [...new Set(labels)].toSorted()
  const step = names.length / count
  const chosen = new Set(Array.from({ length: count }, (_, at) => names[Math.floor(at * step + offset) % names.length]))
  const kept = phrases.flatMap((phrase, at) =>
    chosen.has(labels[at] ?? '') ? [{ phrase, label: labels[at] ?? '' }] : [],
  )
  return { phrases: kept.map(({ phrase }) => phrase), labels: kept.map(({ label }) => label) }
}

/** Searches around one seed, grouped by hand by the page that would serve them. */
const socks: Record<string, string> = {
  washing:
    'how to wash wool socks,washing wool socks by hand,can you put wool socks in the washing machine,wool socks washing temperature,do wool socks shrink in the wash,best detergent for washing wool',
  drying: 'how to dry wool socks,can wool socks go in the dryer,drying wool socks overnight,tumble dry wool socks',
  itching: 'why are wool socks itchy,itchy wool socks fix,wool socks that do not itch,how to make wool less itchy',
  hiking:
    'best wool socks for hiking,wool hiking socks for women,merino hiking socks,hiking socks wool or cotton,wool socks for hiking in summer',
  running:
    'wool running socks,best merino running socks,are wool socks good for running,running socks wool vs synthetic',
  price:
    'wool socks price,how much do wool socks cost,price of merino wool socks,why are wool socks so expensive in price',
  buying: 'buy wool socks online,where to buy wool socks,wool socks store near me,buy merino wool socks near me',
  gifts: 'wool socks gift set,wool socks as a gift,christmas gift socks,gift ideas wool socks for men',
  size: 'wool socks size chart,what size wool socks do i need,sock size chart women,wool socks sizing guide',
  darning:
    'how to darn wool socks,darning socks by hand,repair holes in wool socks darning,darning needle for wool socks',
}

export const sockSearches: LabeledPhrases = {
  phrases: Object.values(socks).flatMap((list) => list.split(',')),
  labels: Object.entries(socks).flatMap(([label, list]) => list.split(',').map(() => label)),
}
