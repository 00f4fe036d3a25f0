import { formsOf } from './nominalizations.ts'

/** Long words and plain ones with the same meaning in nearly every context. Forms that would not fit are left out. */
const words = `
numerous=many
approximately=about
subsequently=later
methodology=method
methodologies=methods
additional=extra
fundamental=basic
magnitude=size
inception=start
commencement=start
objectives=goals
individuals=people
optimum=best
herein=here
expedite=speed up
expedites=speeds up
expediting=speeding up
ceased=stopped
ceases=stops
comprehend=understand
comprehends=understands
comprehended=understood
`

/** Regular verbs whose plain counterpart is regular too: all their forms are derived from these. */
const verbs =
  'utilize=use,utilise=use,commence=start,initiate=start,ameliorate=improve,elucidate=explain,necessitate=require,envisage=imagine,modify=change,reside=live'

/**
 * Words before or after which a word is not replaced, because it is part of an idiom or has another grammatical role
 * there.
 */
export const exceptions: Record<string, { before?: RegExp; after?: RegExp }> = {
  optimum: { before: /\ban?\s$/i, after: /^\s(?!\p{L})/u },
  ceased: { after: /^\s(?:to|and)\b/i },
  ceases: { after: /^\s(?:to|and)\b/i },
  additional: { before: /\b(?:no|any|some)\s$/i },
  approximately: { after: /^\s(?![$€£]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|half|a|the)\b)/i },
  numerous: { before: /\b(?:a|more|less|so|too|very|as|most|are|were|is|was|be)\s$/i, after: /^\s*[.,;:!?)]/ },
  fundamental: { after: /^\s(?:rights?|to)\b/i },
  individuals: { before: /\b(?:these|two|three|four|five|of)\s$/i },
  frequently: { after: /^\sasked\b/i },
  magnitude: { before: /\bof\s$/i, after: /^\s\d/ },
}

const irregular: Record<string, string> = { modifyed: 'modified', modifys: 'modifies' }
const spelled = (form: string) => irregular[form] ?? form

/** Plain words by the word they replace, in lower case. */
export const plainWords = new Map<string, string>([
  ...words
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [string, string]),
  ...verbs.split(',').flatMap((pair) => {
    const [long = '', plain = ''] = pair.split('=')
    return formsOf(long).map((form, at): [string, string] => [spelled(form), spelled(formsOf(plain)[at] as string)])
  }),
])
