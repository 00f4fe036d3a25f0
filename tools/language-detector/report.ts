import { type Block, chart, type Finding, findings, metric, table } from '../../engine/tool/blocks.ts'
import type { Detected, Guess } from './detect.ts'
import { languageName, primaryLanguage } from './scripts.ts'

type Part = { text: string; start: number; line: number | null } & Pick<
  Detected,
  'language' | 'name' | 'confidence' | 'isReliable' | 'scripts'
>
export type Detections = Detected & {
  hreflang: string | null
  declared: string | null
  many: boolean
  parts: Part[]
  total: number
}

const cavnar = {
  label: 'Cavnar and Trenkle (1994)',
  url: 'https://www.let.rug.nl/vannoord/TextCat/textcat.pdf',
}
const google = {
  label: 'Google: localized versions of your pages',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
}

/** Languages the library has a profile of. */
const profiled = new Set(
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'.split(
    ' ',
  ),
)

export function reportLanguage(data: Detections) {
  const { many, guesses, language, name, confidence, hreflang, isReliable, scripts, parts } = data
  const found = judge(data)
  return {
    summary: summaryOf(data),
    blocks: [
      ...(many
        ? []
        : [
            metric([
              {
                label: 'Language',
                value: name,
                method: 'The profile whose letter sequences are most alike.',
                ref: cavnar,
              },
              {
                label: 'Confidence',
                value: confidence,
                unit: '%',
                method:
                  'Similarity of the best profile set against the others; relatives share it. Not a measured error rate.',
              },
              {
                label: 'Certain enough',
                value: language === null ? null : isReliable ? 'yes' : 'no',
                method: 'Whether text and lead suffice by the threshold of the library.',
              },
              {
                label: 'Script',
                value: scripts[0]?.name ?? null,
                method: `Unicode script of most letters${scripts.length > 1 ? `: ${scripts.map((one) => `${one.name} ${one.letters}`).join(', ')}` : ''}.`,
                ref: { label: 'Unicode Standard Annex #24', url: 'https://www.unicode.org/reports/tr24/' },
              },
              {
                label: 'hreflang',
                value: hreflang,
                method:
                  'Language code, with the script where it is written in two. Add a region only for a page made for one.',
                ref: google,
              },
            ]),
            ...(guesses.length > 0 ? [guessChart(guesses)] : []),
          ]),
      ...(found.length > 0 ? [findings(found)] : []),
      partTable(parts, data),
    ],
  }
}

function summaryOf({ many, parts, total, name, confidence, isReliable, hreflang, scripts }: Detections) {
  if (many) {
    const names = [...new Set(parts.flatMap((part) => (part.name ? [part.name] : [])))]
    return `${total.toLocaleString('en-US')} ${total === 1 ? 'text' : 'texts'} in ${names.length} ${names.length === 1 ? 'language' : 'languages'}: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' and more' : ''}.`
  }
  if (name === null)
    return scripts[0]
      ? `No language fits: there are too few letters, or no profile for the script ${scripts[0].name}.`
      : 'No language fits: there is no letter of a known script.'
  return isReliable
    ? `${name}, with ${confidence} % confidence. In hreflang: ${hreflang}.`
    : `Perhaps ${name}: this text is too short or too ambiguous to be sure.`
}

function judgeDeclared(
  declared: string,
  { language, name, isReliable }: Pick<Detections, 'language' | 'name' | 'isReliable'>,
): Finding {
  const claimed = primaryLanguage(declared)
  if (claimed === null)
    return {
      id: 'declared-language',
      severity: 'critical',
      title: `“${declared}” is no language tag.`,
      why: 'Browsers and screen readers know tags by BCP 47, such as “de” or “pt-BR”, and ignore what is none.',
      fix: `Set lang="${language}".`,
      ref: { label: 'BCP 47', url: 'https://www.rfc-editor.org/info/bcp47' },
    }
  if (claimed === language)
    return {
      id: 'declared-language',
      severity: 'pass',
      title: `The text is in the language it declares: ${declared}.`,
      why: 'Browsers, screen readers and translation follow the declaration.',
    }
  // Its Serbian profile is Cyrillic.
  if (!profiled.has(claimed) || (claimed === 'sr' && language === 'hr'))
    return {
      id: 'declared-language',
      severity: 'notice',
      title: `Declared is ${declared} (${languageName(claimed)}), of which there is no profile here.`,
      why: `Nearest of the 60 known languages is ${name}; that it differs says nothing.`,
    }
  return {
    id: 'declared-language',
    severity: isReliable ? 'critical' : 'warning',
    title: `Declared is ${declared} (${languageName(claimed)}), the text reads as ${name}.`,
    why: 'Screen readers pronounce by the declaration, and browsers offer translation by it.',
    fix: `Set lang="${language}", or check that the right text is on the page.`,
    ref: { label: 'WCAG 2.2, 3.1.1', url: 'https://www.w3.org/TR/WCAG22/#language-of-page' },
  }
}

const guessChart = (guesses: Guess[]): Block =>
  chart({
    title: 'Likely languages',
    form: 'bars',
    unit: '%',
    labels: guesses.map(({ name }) => name),
    series: [{ name: 'Confidence', values: guesses.map(({ confidence }) => confidence) }],
    highlight: 0,
    method: 'Each similarity against all others; they add up to 100 over all 60 languages.',
  })

function judge({ many, parts, language, name, declared, isReliable }: Detections): Finding[] {
  const found: Finding[] = []
  if (!many && declared && language !== null) found.push(judgeDeclared(declared, { language, name, isReliable }))
  if (many) return found
  for (const part of parts
    .filter((one) => one.isReliable && one.language !== language && one.text.length >= 25)
    .slice(0, 10))
    found.push({
      id: 'other-language',
      severity: 'notice',
      title: `A sentence reads as ${part.name}, not ${name}.`,
      why: 'A page in two languages is hard to index and to read aloud unless each part declares its own.',
      evidence: part.text.slice(0, 200),
      fix: `Mark it with lang="${part.language}", or translate it.`,
      ref: { label: 'WCAG 2.2, 3.1.2', url: 'https://www.w3.org/TR/WCAG22/#language-of-parts' },
      place: { field: 'text', ...(part.line === null ? {} : { line: part.line }) },
    })
  if (found.length === 0 && language !== null && isReliable)
    found.push({
      id: 'one-language',
      severity: 'pass',
      title: 'No sentence stands out in another language.',
      why: 'Sentences of 25 characters and more were looked at one by one.',
    })
  return found
}

function partTable(parts: Part[], { many, total }: Detections): Block {
  const hasLines = parts.some(({ line }) => line !== null)
  return table({
    title: many ? 'Texts' : 'Sentences',
    columns: [
      ...(hasLines ? [{ label: 'Line', form: 'number' as const }] : []),
      { label: many ? 'Text' : 'Sentence' },
      { label: 'Language' },
      { label: 'Code', form: 'mono' },
      { label: 'Confidence', form: 'bar', unit: '%', method: 'Similarity of the best profile set against the others.' },
      { label: 'Certain enough' },
      { label: 'Script' },
    ],
    rows: parts.map((part) => [
      ...(hasLines ? [part.line] : []),
      part.text.length > 200 ? `${part.text.slice(0, 200)}…` : part.text,
      part.name,
      part.language,
      part.confidence,
      part.language === null ? null : part.isReliable ? 'yes' : 'no',
      part.scripts[0]?.name ?? null,
    ]),
    ...(total > parts.length ? { note: `The first ${parts.length} of ${total}.` } : {}),
  })
}
