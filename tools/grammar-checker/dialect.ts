export type Dialect = 'american' | 'british' | 'canadian' | 'australian' | 'indian'

export const dialectNames: Record<Dialect, string> = {
  american: 'American',
  british: 'British',
  canadian: 'Canadian',
  australian: 'Australian',
  indian: 'Indian',
}

const british =
  /\b(?:colour|favour|flavour|honour|labour|neighbour|behaviour|harbour|rumour|humour|centre|metre|litre|theatre|fibre|defence|offence|licence|grey|cheque|tyre|kerb|aluminium|programme|catalogue|dialogue|jewellery|storey|plough|sceptic|whilst|amongst|postcode|enrol|fulfil|skilful|aeroplane|pyjamas|maths|cosy|mould|ageing|practis|travell(?:ed|er|ing)|cancell(?:ed|ing)|label(?:led|ling)|model(?:led|ling)|fuel(?:led|ling)|\w{3,}(?:ise|ised|ises|ising|isation|yse|ysed|ysing))(?:s|ed|ing|ful|able|ite|ites)?\b/gi
const american =
  /\b(?:color|favor|flavor|honor|labor|neighbor|behavior|harbor|rumor|humor|center|meter|liter|theater|fiber|defense|offense|gray|tire|curb|aluminum|catalog|dialog|jewelry|plow|skeptic|zip code|fulfill|skillful|airplane|pajamas|math|cozy|mold|aging|travel(?:ed|er|ing)|cancel(?:ed|ing)|label(?:ed|ing)|model(?:ed|ing)|fuel(?:ed|ing)|\w{3,}(?:ize|ized|izes|izing|ization|yze|yzed|yzing))(?:s|ed|ing|ful|able|ite|ites)?\b/gi
/** Words that every dialect spells with -ise, or with -ize. */
const everywhere =
  /^(?:advertis|advis|aris|compris|compromis|despis|devis|disguis|enterpris|excis|exercis|expertis|franchis|improvis|merchandis|otherwis|precis|premis|prais|promis|rais|revis|rise|surpris|supervis|televis|likewis|noise|poise|prise|wise|size|seize|prize|capsiz|maize|nois|cruis|bruis|concis|demis|pois|anis|treatis|mortis|surmis|reprise|tort|porpoise|paradis|turquoise)/i

/**
 * Returns the dialect of a text, from words that dialects spell differently.
 * @returns undefined if there are none, or they disagree
 */
export function dialectOf(text: string): 'american' | 'british' | undefined {
  const count = (words: RegExp) => (text.match(words) ?? []).filter((word) => !everywhere.test(word)).length
  const [ours, theirs] = [count(american), count(british)]
  if (theirs > ours * 2) return 'british'
  return ours > theirs * 2 ? 'american' : undefined
}
