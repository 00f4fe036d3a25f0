import type { Formula } from './formula.ts'

/** Flesch's formula with the constants that fit a language. */
const flesch =
  (base: number, perSentence: number, perWord: number): Formula['of'] =>
  ({ words, sentences, syllables }) =>
    base - perSentence * (words / sentences) - perWord * (syllables / words)

const percent = (part: number, words: number) => (100 * part) / words

const viennese = {
  label: 'Bamberger and Vanecek (1984)',
  url: 'https://de.wikipedia.org/wiki/Lesbarkeitsindex#Wiener_Sachtextformel',
}
const legible = (page: string, label: string) => ({ label, url: `https://legible.es/blog/${page}/` })

/** Formulas for languages other than English, as their authors published them. */
export const formulasByLanguage: Formula[] = [
  {
    id: 'fleschAmstad',
    name: 'Flesch (Amstad)',
    language: 'de',
    unit: 'points',
    definition: '180 − words/sentences − 58.5 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Amstad (1978)', url: 'https://de.wikipedia.org/wiki/Lesbarkeitsindex#Flesch-Reading-Ease' },
    of: flesch(180, 1, 58.5),
  },
  {
    id: 'wienerSachtextformel1',
    name: 'Wiener Sachtextformel 1',
    language: 'de',
    unit: 'grade',
    definition:
      '0.1935 · percentage of words of three syllables or more + 0.1672 · words/sentences + 0.1297 · percentage of words of more than six letters − 0.0327 · percentage of words of one syllable − 0.875. A school grade from 4 to 15.',
    ref: viennese,
    of: ({ words, sentences, polysyllables, longWords, monosyllables }) =>
      0.1935 * percent(polysyllables, words) +
      0.1672 * (words / sentences) +
      0.1297 * percent(longWords, words) -
      0.0327 * percent(monosyllables, words) -
      0.875,
  },
  {
    id: 'wienerSachtextformel2',
    name: 'Wiener Sachtextformel 2',
    language: 'de',
    unit: 'grade',
    definition:
      '0.2007 · percentage of words of three syllables or more + 0.1682 · words/sentences + 0.1373 · percentage of words of more than six letters − 2.779.',
    ref: viennese,
    of: ({ words, sentences, polysyllables, longWords }) =>
      0.2007 * percent(polysyllables, words) +
      0.1682 * (words / sentences) +
      0.1373 * percent(longWords, words) -
      2.779,
  },
  {
    id: 'wienerSachtextformel3',
    name: 'Wiener Sachtextformel 3',
    language: 'de',
    unit: 'grade',
    definition: '0.2963 · percentage of words of three syllables or more + 0.1905 · words/sentences − 1.1144.',
    ref: viennese,
    of: ({ words, sentences, polysyllables }) =>
      0.2963 * percent(polysyllables, words) + 0.1905 * (words / sentences) - 1.1144,
  },
  {
    id: 'wienerSachtextformel4',
    name: 'Wiener Sachtextformel 4',
    language: 'de',
    unit: 'grade',
    definition: '0.2744 · percentage of words of three syllables or more + 0.2656 · words/sentences − 1.693.',
    ref: viennese,
    of: ({ words, sentences, polysyllables }) =>
      0.2744 * percent(polysyllables, words) + 0.2656 * (words / sentences) - 1.693,
  },
  {
    id: 'fernandezHuerta',
    name: 'Fernández Huerta',
    language: 'es',
    unit: 'points',
    definition: '206.84 − 60 · syllables/words − 1.02 · words/sentences. Higher is easier, on the scale of Flesch.',
    ref: legible('lecturabilidad-fernandez-huerta', 'Fernández Huerta (1959)'),
    of: flesch(206.84, 1.02, 60),
  },
  {
    id: 'szigrisztPazos',
    name: 'Szigriszt-Pazos',
    language: 'es',
    unit: 'points',
    definition: '206.835 − 62.3 · syllables/words − words/sentences. On the INFLESZ scale, 55 to 65 is normal.',
    ref: legible('perspicuidad-szigriszt-pazos', 'Szigriszt Pazos (1993)'),
    of: flesch(206.835, 1, 62.3),
  },
  {
    id: 'gutierrezPolini',
    name: 'Gutiérrez de Polini',
    language: 'es',
    unit: 'points',
    definition: '95.2 − 9.7 · letters/words − 0.35 · words/sentences. Higher is easier.',
    ref: legible('comprensibilidad-gutierrez-de-polini', 'Gutiérrez de Polini (1972)'),
    of: ({ words, sentences, letters }) => 95.2 - 9.7 * (letters / words) - 0.35 * (words / sentences),
  },
  {
    id: 'crawford',
    name: 'Crawford',
    language: 'es',
    unit: 'grade',
    definition: '−0.205 · sentences per 100 words + 0.049 · syllables per 100 words − 3.407. Made for primary school.',
    ref: legible('formula-de-crawford', 'Crawford (1989)'),
    of: ({ words, sentences, syllables }) =>
      -0.205 * percent(sentences, words) + 0.049 * percent(syllables, words) - 3.407,
  },
  {
    id: 'gulpease',
    name: 'Gulpease',
    language: 'it',
    unit: 'points',
    definition:
      '89 + (300 · sentences − 10 · letters and digits)/words. Below 80 is hard for readers with primary school, below 60 with middle school, below 40 with high school.',
    ref: { label: 'Lucisano and Piemontese (1988)', url: 'https://it.wikipedia.org/wiki/Indice_Gulpease' },
    of: ({ words, sentences, characters }) => 89 + (300 * sentences - 10 * characters) / words,
  },
  {
    id: 'fleschVacca',
    name: 'Flesch (Vacca)',
    language: 'it',
    unit: 'points',
    definition: '217 − 1.3 · words/sentences − 60 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Franchina and Vacca (1986)', url: 'https://it.wikipedia.org/wiki/Formula_di_Flesch' },
    of: flesch(217, 1.3, 60),
  },
  {
    id: 'kandelMoles',
    name: 'Flesch (Kandel-Moles)',
    language: 'fr',
    unit: 'points',
    definition: '207 − 1.015 · words/sentences − 73.6 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Kandel and Moles (1958)', url: 'https://fr.wikipedia.org/wiki/Lisibilit%C3%A9' },
    of: flesch(207, 1.015, 73.6),
  },
  {
    id: 'fleschDouma',
    name: 'Flesch (Douma)',
    language: 'nl',
    unit: 'points',
    definition: '206.835 − 0.93 · words/sentences − 77 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Douma (1960)', url: 'https://nl.wikipedia.org/wiki/Leesbaarheid' },
    of: flesch(206.835, 0.93, 77),
  },
  {
    id: 'fleschMartins',
    name: 'Flesch (Martins)',
    language: 'pt',
    unit: 'points',
    definition: '248.835 − 1.015 · words/sentences − 84.6 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Martins et al. (1996)', url: 'https://repositorio.usp.br/item/000906089' },
    of: flesch(248.835, 1.015, 84.6),
  },
  {
    id: 'fleschOborneva',
    name: 'Flesch (Oborneva)',
    language: 'ru',
    unit: 'points',
    definition: '206.835 − 1.3 · words/sentences − 60.1 · syllables/words. Higher is easier, on the scale of Flesch.',
    ref: { label: 'Oborneva (2006)', url: 'https://ru.wikipedia.org/wiki/Индекс_удобочитаемости' },
    of: flesch(206.835, 1.3, 60.1),
  },
]
