import { z } from 'zod'
import { code, metric, table } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { changeAround, keptParts } from './kept.ts'
import { lower, swap, upper } from './letters.ts'
import { toName } from './name-cases.ts'
import { sentenceCase, type TitleStyle, titleCase } from './prose-cases.ts'

const cases = {
  sentence: 'Sentence case',
  title: 'Title Case',
  upper: 'UPPER CASE',
  lower: 'lower case',
  swap: 'sWAP cASE',
  camel: 'camelCase',
  pascal: 'PascalCase',
  snake: 'snake_case',
  kebab: 'kebab-case',
  constant: 'CONSTANT_CASE',
  dot: 'dot.case',
  path: 'path/case',
  slug: 'slug for a URL',
}
type Case = keyof typeof cases

const styles = {
  ap: 'AP: lowercase short words of up to three letters',
  chicago: 'Chicago: lowercase all prepositions',
  every: 'Capitalize every word',
}

const locales = {
  en: 'English',
  de: 'German (ß → SS)',
  tr: 'Turkish (i → İ, ı → I)',
  az: 'Azerbaijani (i → İ, ı → I)',
  nl: 'Dutch (ij → IJ)',
  el: 'Greek (capitals without accents)',
  lt: 'Lithuanian',
  und: 'Other',
}

/** A longer text gets no table of all forms. */
const SHORT = 200

type How = { language: string; keep: boolean; style: TitleStyle }

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Convert',
  guide: [
    'Converts text to upper, lower, sentence, or title case (AP, APA, Chicago, or MLA), or to camelCase, snake_case, and kebab-case; use it for headlines, labels, and identifiers.',
    'Returns the converted text, the words whose capitals were kept, and the same text in every other case.',
  ],
  input: z.object({
    text: field.text({ label: 'Text', rows: 8, empty: 'Type or paste a text first.' }),
    to: field.choice({ label: 'Convert to', options: cases, default: 'sentence' }),
    style: field.choice({
      label: 'Title style',
      options: styles,
      default: 'ap',
      when: { field: 'to', is: ['title'] },
    }),
    language: field.choice({
      label: 'Language',
      options: locales,
      default: 'en',
      hint: 'Some letters change differently in each language.',
    }),
    keep: field.flag({
      label: 'Leave URLs, code, and tags alone',
      default: true,
      hint: 'URLs, email addresses, `code`, HTML tags, and @handles keep their case.',
    }),
  }),
  output: z.object({
    converted: z.string(),
    isChanged: z.boolean(),
    kept: z.array(z.string()).describe('URLs, code, and tags that were left alone'),
    forms: z.array(z.object({ case: z.string(), converted: z.string() })).describe('The text in every case'),
  }),
  samples: [
    {
      label: 'A headline in capitals',
      input: { text: 'FROM FLOCK TO SHELF: HOW OAKFIELD BUYS WOOL IN THE RAIN', to: 'title', style: 'ap' },
    },
    {
      label: 'Column names',
      input: {
        text: 'Order ID\nCustomer’s email\nshippedAt (UTC)\nHTMLVersion 2\nGröße',
        to: 'snake',
        language: 'de',
      },
    },
  ],
  limits: [
    'No rule knows every name, so check proper names in sentence case.',
    'NASA and iPhone keep their capitals only if the rest of the text is not all uppercase.',
    'Title case knows the short words of English only.',
    'Sentence case also lowercases German nouns.',
  ],
  run: ({ text, to, ...how }) => {
    const converted = convert(text, to, how)
    return {
      converted,
      case: to,
      language: how.language,
      style: to === 'title' ? how.style : null,
      isChanged: converted !== text,
      kept: how.keep && !isName(to) ? keptParts(text).map(({ start, end }) => text.slice(start, end)) : [],
      forms:
        text.length <= SHORT
          ? (Object.keys(cases) as Case[]).map((one) => ({ case: one, converted: convert(text, one, how) }))
          : [],
    }
  },
  report: ({ converted, case: to, kept, isChanged, forms }, { text, style }) => ({
    summary: summaryOf(converted, to, style, isChanged),
    blocks: [
      code({ title: cases[to], code: converted, language: 'text', fileName: 'text.txt' }),
      metric([
        {
          label: 'Characters before',
          value: text.length,
          method: 'UTF-16 units. Case can change a length: ß becomes SS.',
        },
        { label: 'Characters after', value: converted.length, method: 'UTF-16 units.' },
        {
          label: 'Parts left alone',
          value: kept.length,
          method: 'URLs, code, HTML tags, and handles that kept their case.',
        },
      ]),
      ...(forms.length > 0
        ? [
            table({
              title: 'Every form',
              columns: [{ label: 'Case' }, { label: 'Text', form: 'mono' }],
              rows: forms.map((form) => [cases[form.case], form.converted]),
            }),
          ]
        : []),
    ],
  }),
})

function summaryOf(converted: string, to: Case, style: TitleStyle, isChanged: boolean) {
  const form = `${to === 'slug' ? 'a' : 'in'} ${cases[to]}`
  if (converted.trim() === '') return `The result is empty: the text has no letters or digits to put ${form}.`
  if (!isChanged) return `Nothing changed: the text was already ${form}.`
  const chosen = style === 'every' ? 'every word capitalized' : `${styles[style].split(':')[0]} style`
  return `Now ${form}${to === 'title' ? `, ${chosen}` : ''}.`
}

function convert(text: string, to: Case, { language, keep, style }: How): string {
  const locale = language
  if (isName(to)) return toName(text, to, locale)
  const kept = keep ? keptParts(text) : []
  if (to === 'title') return titleCase(text, { locale, kept, style })
  if (to === 'sentence') return sentenceCase(text, { locale, kept })
  const change = { upper, lower, swap }[to]
  return changeAround(text, kept, (part) => change(part, locale))
}

const isName = (to: Case) => to !== 'sentence' && to !== 'title' && to !== 'upper' && to !== 'lower' && to !== 'swap'
