/** Counts the syllables of a word. */
type CountSyllables = (word: string) => number

type Rules = {
  /** Letters that are vowels. */
  vowels: string
  /** Letters beside a vowel that are not heard, or belong to a consonant; they are removed first. */
  silent?: RegExp
  /** Vowels that form one syllable together; other neighbors form two. */
  together: RegExp
}

/**
 * Rules of spelling by language: each vowel is a syllable, except where vowels make one together. French counts as
 * Kandel and Moles do, without its silent endings.
 */
const rules: Record<string, Rules> = {
  de: { vowels: 'aeiouyäöü', silent: /qu/g, together: /aa|ee|oo|ie(?!r(?:en|t)$)|ei|ai|au|äu|eu|ey|ay|oi|ui/g },
  nl: {
    vowels: 'aeiouyáéíóúèêëïöüĳ',
    silent: /qu/g,
    together: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ou|au|ei|ij|ai|oi/g,
  },
  es: {
    vowels: 'aeiouyáéíóúü',
    silent: /(?<=[qg])u(?=[eiéí])|(?<![aeiouáéíóúü])y(?=[aeiouáéíóúü])/g,
    together: /[iu]?[aeoáéó][iuy](?![aeiouáéíóú])|[iuü][aeoáéó]|[iuü][iuíúy]|[aeoáéó][iuy]/g,
  },
  pt: {
    vowels: 'aeiouáéíóúâêôãõàü',
    silent: /(?<=[qg])u(?=[eiéíê])/g,
    together: /ão|ãe|õe|[aeoáéóâêô][iu]|u[aoáóâ]|iu|ui/g,
  },
  it: {
    vowels: 'aeiouàèéìíòóùú',
    silent: /(?<=[cg])i(?=[aouàòù])|(?<=gl)i(?=[aeouàèéòù])|(?<=sc)i(?=[aeouàèéòù])|(?<=q)u/g,
    together: /[iu][aeoàèéòó][iu]?|[aeoàèéòó][iu]|iu|ui/g,
  },
  fr: {
    vowels: 'aeiouyàâäéèêëîïôöùûüÿœæ',
    silent: /(?<=[qg])u(?=[eiéèêa])|(?<=g)e(?=[aoâô])|(?<=.[^aeiouyàâéèêîôû].*|[aeiouyàâéèêîôû].*)(?:e|es|ent)$/g,
    together: /eau|œu|oui|ieu|oeu|ai|aî|au|ei|eu|eû|ou|où|oû|oi|oî|oy|ay|ey|ie|iè|ié|ia|io|iu|ui|uy|ue|uè|ué|œ|æ/g,
  },
  ru: { vowels: 'аеёиоуыэюя', together: /(?!)/g },
}

/** Languages whose syllables are counted here. */
export const syllableLanguages = Object.keys(rules)

/** Returns a counter for a language of {@link syllableLanguages}, by rules of its spelling; at least 1 for a word. */
export function syllablesOf(language: string): CountSyllables {
  const { vowels, silent, together } = rules[language] as Rules
  const first = vowels.charAt(0)
  const vowel = new RegExp(`[${vowels}]`, 'g')
  return (word) => {
    const spelled = word.normalize('NFC').toLowerCase()
    const heard = silent ? spelled.replace(silent, (found) => (found === 'qu' ? 'q' : '')) : spelled
    return Math.max(1, heard.replace(together, first).match(vowel)?.length ?? 0)
  }
}
