import type { Random } from './site-model.ts'

const NOUNS =
  'sock blanket kettle lamp shelf basket mug apron notebook bottle scarf candle towel clock bench mirror vase pillow rug tray lantern bowl ladle brush rope wallet satchel jacket sandal helmet tent stove compass paddle canoe saddle harness lantern flask cutter'.split(
    ' ',
  )
const ADJECTIVES =
  'woolen cedar copper linen enamel leather woven striped hammered folded quilted painted oiled braided knitted carved frosted ribbed tinted smoked'.split(
    ' ',
  )
const PLACES =
  'Maine Vermont Ohio Nebraska Oregon Kansas Iowa Idaho Utah Montana Dakota Michigan Indiana Georgia Alabama Texas Nevada Arizona Wyoming Colorado'.split(
    ' ',
  )
const VERBS =
  'carry wash dry store fold mend clean polish sharpen season stack hang wrap measure weigh ship return repair test compare'.split(
    ' ',
  )
const ADVERBS = 'slowly once twice gently daily outdoors indoors often rarely first later together'.split(' ')

/** Names of a trial site: unlike each other, because rules compare them. */
export const nounPhrase = (random: Random) => `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`
export const place = (random: Random) => random.pick(PLACES)

/** Returns a sentence of 9 to 16 words, almost surely unlike any other. */
export function sentence(random: Random): string {
  const text = `${random.pick(['We', 'Customers', 'Our makers', 'Most people', 'Two families', 'Neighbors'])} ${random.pick(VERBS)} the ${nounPhrase(random)} from ${place(random)} ${random.pick(ADVERBS)}, and ${random.pick(VERBS)} a ${nounPhrase(random)} within ${random.whole(2, 96)} days`
  return `${text}.`
}

/** Returns paragraphs of HTML, about 60 words each. */
export const paragraphs = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => `<p>${Array.from({ length: 4 }, () => sentence(random)).join(' ')}</p>`)
