import { existsSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { compare } from './compare.ts'
import { measureWeb } from './oracle/web.ts'

const options = { least: 8, leaveQuotations: false, progress: () => {} }
const PLANTED = 2_000

/**
 * Measures planted copies, the time for a long text against many sources, and the texts of Clough and Stevenson (2011).
 */
export async function measure(): Promise<Measure[]> {
  let found = 0
  for (let round = 0; round < PLANTED; round += 1) {
    const source = randomWords(400, 2 * round + 1)
    const text = randomWords(300, 3_000_001 + 2 * round)
    const length = 8 + (round % 20)
    const from = (round * 37) % (400 - length)
    text.splice((round * 53) % (300 - length), length, ...source.slice(from, from + length))
    const { matches } = compare(text.join(' '), [{ name: 's', text: source.join(' ') }], options)
    if (matches[0]?.text === source.slice(from, from + length).join(' ')) found += 1
  }
  const sources = Array.from({ length: 20 }, (_, at) => ({
    name: `s${at}`,
    text: randomWords(5_000, at + 11).join(' '),
  }))
  const text = [...randomWords(2_500, 77), ...(sources[3]?.text.split(' ').slice(0, 2_500) ?? [])].join(' ')
  const began = performance.now()
  compare(text, sources, options)
  const ms = Math.round(performance.now() - began)
  return [
    {
      what: `planted copies of 8 to 27 words found, of ${PLANTED}`,
      value: found,
      unit: '',
      limit: PLANTED,
      better: 'more',
    },
    { what: '5,000 words against 20 sources of 5,000', value: ms, unit: 'ms', limit: 2_000, better: 'less' },
    ...studentAnswers(),
    ...(await measureWeb()),
  ]
}

function studentAnswers(): Measure[] {
  const set = corpus('short-answers')
  if (!set || !existsSync(`${set}/file_information.csv`)) return []
  const read = (name: string) => new TextDecoder('windows-1252').decode(readFileSync(`${set}/${name}`))
  let [right, wrong, missed, all] = [0, 0, 0, 0]
  for (const row of readFileSync(`${set}/file_information.csv`, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const [file = '', task, kind] = row.split(',')
    if (kind === 'orig') continue
    all += 1
    const source = { name: 'source', text: read(`orig_task${task}.txt`) }
    const isCopied = compare(read(file), [source], { ...options, least: 5 }).uniquePct <= 95
    if (kind === 'non') wrong += isCopied ? 1 : 0
    else if (isCopied) right += 1
    else missed += 1
  }
  const value = Number(((2 * right) / (2 * right + wrong + missed)).toFixed(3))
  return [
    {
      what: `F1, copied or not, ${all} answers of students`,
      value,
      unit: '',
      limit: 0.95,
      better: 'more',
      note: 'copied: 5% of the words in passages of 5 words',
    },
  ]
}

function randomWords(count: number, seed: number) {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return `w${(state >>> 8) % 50_000}x`
  })
}
