import type { Measure } from '#bench/measure.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { found, notConfigured } from '#tests/support/keyword-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { lint } from '../grammar-checker/harper.ts'
import { tool as grammarChecker } from '../grammar-checker/tool.ts'
import { generatedText } from './oracle/generated-texts.ts'
import { realParagraphs } from './oracle/real-paragraphs.ts'
import type { Rewritten } from './rewrite.ts'
import { type Length, simplify, type Tone } from './simplify.ts'
import { tool } from './tool.ts'

const TEXTS = 1_000
const tones: Tone[] = ['plain', 'formal', 'friendly']
const lengths: Length[] = ['same', 'shorter']

/**
 * Measures facts kept in generated texts and in answers of a model that loses one, grammar flags on real paragraphs,
 * and the handling of other languages.
 */
export async function measure(): Promise<Measure[]> {
  return [keptFacts(), ...(await refusedAnswers()), ...(await grammarFlags()), await otherLanguages(), speed()]
}

function keptFacts(): Measure {
  let kept = 0
  for (let seed = 0; seed < TEXTS; seed += 1) {
    const { text, keep, facts } = generatedText(seed)
    const answer = simplify(text, { tone: tones[seed % 3] as Tone, length: lengths[seed % 2] as Length, keep }).text
    if (facts.every((fact) => answer.includes(fact))) kept += 1
  }
  return {
    what: 'basic mode: texts that keep all facts and the keep list, of 1,000',
    value: kept,
    unit: '',
    limit: TEXTS,
    better: 'more',
  }
}

/** Returns a model whose first answer drops one fact and whose second is good: the loss has to be noticed each time. */
async function refusedAnswers(): Promise<Measure[]> {
  let [noticed, shown] = [0, 0]
  for (let seed = 0; seed < TEXTS; seed += 1) {
    const { text, keep, facts } = generatedText(seed)
    const lost = facts[seed % facts.length] as string
    let asked = 0
    const gather = (async () => {
      asked += 1
      return found({ model: 'recorded', text: asked === 1 ? text.replaceAll(lost, 'that') : text })
    }) as Gather
    const { data } = await run(tool, { text, keep: keep.join('\n') }, { gather })
    if (asked === 2) noticed += 1
    if ((data as Rewritten).text === text) shown += 1
  }
  return [
    {
      what: 'model: answers with a lost fact that are refused, of 1,000',
      value: noticed,
      unit: '',
      limit: TEXTS,
      better: 'more',
    },
    {
      what: 'model: next answers with all facts that are shown, of 1,000',
      value: shown,
      unit: '',
      limit: TEXTS,
      better: 'more',
    },
  ]
}

/** Returns the number of grammar flags that a paragraph has after the rewrite and did not have before. */
async function grammarFlags(): Promise<Measure[]> {
  const paragraphs = realParagraphs()
  if (paragraphs.length === 0) return []
  const { asset } = nodePorts(grammarChecker)
  const options = { dialect: 'american', isMarkdown: false, wasm: () => asset('harper.wasm') } as const
  // Several tones often produce the same rewrite of a paragraph.
  const known = new Map<string, Map<string, number>>()
  const flagsOf = async (text: string) => {
    const counts = known.get(text) ?? new Map<string, number>()
    if (known.has(text)) return counts
    for (const { rule, kind } of await lint(text, options))
      if (kind !== 'Readability') counts.set(rule, (counts.get(rule) ?? 0) + 1)
    known.set(text, counts)
    return counts
  }
  let [rewritten, changes, fresh] = [0, 0, 0]
  for (const paragraph of paragraphs)
    for (const tone of tones) {
      const { text, edits } = simplify(paragraph, { tone, length: tone === 'friendly' ? 'shorter' : 'same', keep: [] })
      if (text === paragraph) continue
      rewritten += 1
      changes += edits.length
      const before = await flagsOf(paragraph)
      for (const [rule, count] of await flagsOf(text)) fresh += Math.max(0, count - (before.get(rule) ?? 0))
    }
  return [
    {
      what: 'basic mode: new grammar flags on real paragraphs',
      value: fresh,
      unit: '',
      limit: 0,
      better: 'less',
      note: `${paragraphs.length} paragraphs, ${rewritten} rewritten in three tones, ${changes} changes; Harper without its note on long sentences`,
    },
  ]
}

const foreign = [
  'Aufgrund der Tatsache, dass es regnet, bleiben wir heute zu Hause und lesen die Zeitung.',
  'En raison du fait qu’il pleut, nous restons à la maison aujourd’hui et lisons le journal.',
  'Debido al hecho de que llueve, hoy nos quedamos en casa y leemos el periódico.',
  'A causa della pioggia oggi restiamo a casa e leggiamo il giornale insieme ai bambini.',
  'Vanwege de regen blijven we vandaag thuis en lezen we samen met de kinderen de krant.',
  'Из-за дождя мы сегодня остаёмся дома и читаем газету вместе с детьми.',
  '今日は雨が降っているので、家で新聞を読みます。',
]

async function otherLanguages(): Promise<Measure> {
  let untouched = 0
  for (const text of foreign) {
    const { data } = await run(tool, { text }, { gather: (async () => notConfigured('')) as Gather })
    if ((data as Rewritten).text === text && (data as Rewritten).mode === 'untouched') untouched += 1
  }
  return {
    what: 'basic mode: texts in other languages left as they are',
    value: untouched,
    unit: '',
    limit: foreign.length,
    better: 'more',
  }
}

function speed(): Measure {
  const words = Array.from({ length: 20 }, (_, seed) => generatedText(seed).text)
    .join('\n\n')
    .split(' ')
    .slice(0, 1_000)
    .join(' ')
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now()
    simplify(words, { tone: 'friendly', length: 'shorter', keep: [] })
    return performance.now() - began
  }).toSorted((one, other) => one - other)
  return { what: 'basic mode: 1,000 words', value: Math.round(times[4] ?? 0), unit: 'ms', limit: 150, better: 'less' }
}
