/** Forms of a verb: base, third person, past, participle, -ing. */
type Forms = readonly [string, string, string, string, string]

const lightVerbs: Record<string, Forms> = {
  make: ['make', 'makes', 'made', 'made', 'making'],
  give: ['give', 'gives', 'gave', 'given', 'giving'],
  take: ['take', 'takes', 'took', 'taken', 'taking'],
  have: ['have', 'has', 'had', 'had', 'having'],
  conduct: ['conduct', 'conducts', 'conducted', 'conducted', 'conducting'],
  perform: ['perform', 'performs', 'performed', 'performed', 'performing'],
  carry: ['carry', 'carries', 'carried', 'carried', 'carrying'],
  provide: ['provide', 'provides', 'provided', 'provided', 'providing'],
  reach: ['reach', 'reaches', 'reached', 'reached', 'reaching'],
}

/** Light verb, what follows it, and the verb with the same meaning, in its five forms. All of them are regular. */
const table: [light: string, rest: string, plain: string, after?: string][] = [
  ['make', 'a decision', 'decide'],
  ['make', 'use of', 'use'],
  ['make', 'an attempt to', 'attempt', ' to'],
  ['make', 'a contribution to', 'contribute', ' to'],
  ['make', 'changes to', 'change'],
  ['make', 'improvements to', 'improve'],
  ['make', 'reference to', 'mention'],
  ['make', 'an assumption that', 'assume', ' that'],
  ['make', 'the assumption that', 'assume', ' that'],
  ['give', 'consideration to', 'consider'],
  ['take', 'into consideration', 'consider'],
  ['have', 'a tendency to', 'tend', ' to'],
  ['have', 'an impact on', 'affect'],
  ['have', 'an effect on', 'affect'],
  ['conduct', 'an analysis of', 'analyze'],
  ['conduct', 'a review of', 'review'],
  ['conduct', 'an investigation of', 'investigate'],
  ['conduct', 'an investigation into', 'investigate'],
  ['conduct', 'an evaluation of', 'evaluate'],
  ['perform', 'an analysis of', 'analyze'],
  ['perform', 'an inspection of', 'inspect'],
  ['perform', 'an evaluation of', 'evaluate'],
  ['perform', 'an assessment of', 'assess'],
  ['carry', 'out an evaluation of', 'evaluate'],
  ['carry', 'out an inspection of', 'inspect'],
  ['carry', 'out an analysis of', 'analyze'],
  ['carry', 'out a review of', 'review'],
  ['provide', 'assistance to', 'help'],
  ['provide', 'an explanation of', 'explain'],
  ['provide', 'a description of', 'describe'],
  ['reach', 'an agreement on', 'agree', ' on'],
  ['reach', 'the conclusion that', 'conclude', ' that'],
]

export type Nominalization = { pattern: RegExp; replacement: string; phrase: string }

/** Returns phrases in which a noun hides a verb, with the verb in the same form. */
export const nominalizations: Nominalization[] = table.flatMap(([light, rest, plain, after = '']) => {
  const targets = formsOf(plain)
  return [...(lightVerbs[light] ?? [])].flatMap((form, at, forms) => {
    if (forms.indexOf(form) !== at) return []
    const phrase = `${form} ${rest}`
    return [
      {
        phrase,
        replacement: `${targets[at]}${after}`,
        pattern: new RegExp(`(?<![\\p{L}’'-])${phrase.replace(/ /g, '\\s+')}(?![\\p{L}’'-])`, 'giu'),
      },
    ]
  })
})

/** Returns the five forms of a regular verb. */
export function formsOf(verb: string): Forms {
  const isSilent = verb.endsWith('e') && !verb.endsWith('ee')
  const stem = isSilent ? verb.slice(0, -1) : verb
  const past = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
  const third = /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, past, past, `${stem}ing`]
}
