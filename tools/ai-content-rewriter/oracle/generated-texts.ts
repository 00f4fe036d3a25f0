const names = [
  'Anna Reed',
  'Oakfield Wool Co',
  'Utilize Inc',
  'NATO',
  'iPhone',
  'Jean-Luc Moreau',
  'Commence Labs',
  'San Marino',
  'McGregor',
  'Prior Street',
]
const keeps = ['in order to', 'free returns', 'utilize', 'a large number of', 'very', 'end result', 'do not']
const urls = [
  'https://oakfield.example/a?b=1&c=utilize',
  'www.shop.example/in-order-to',
  'http://commence.example/prior/',
]
const emails = ['help@oakfield.example', 'prior.to+numerous@shop.example']
const quotes = ['“in order to win, utilize it”', '"due to the fact that it is additional"']

const sentences = [
  'In order to reach {name}, call {number} or write to {email}.',
  '{name} has made a decision to utilize {number} looms due to the fact that they are old.',
  'We do not know whether {keep} belongs here, but {name} said {quote}.',
  'A large number of customers asked for {keep} on {date}, and {name} frequently agreed.',
  'Numerous details are at {url}, prior to {date}.',
  'It is important to note that the price rose by {number}% in {year}.',
  'The additional cost of {money} was an immense surprise, and they are able to pay it in {year}.',
  'The mill that {name} commenced in {year} has sold more wool than all of the others, and it will expand to {number} new places along the river next spring.',
  '{number} very old machines cannot run; we will not sell {keep}.',
]

/**
 * Returns a text with wordy phrases around facts, its keep list, and the facts that have to survive. Equal seeds, equal
 * texts.
 */
export function generatedText(seed: number) {
  let state = seed + 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = (list: string[]) => list[random(list.length)] as string
  const facts = new Set<string>()
  const keep = new Set<string>()
  const make: Record<string, () => string> = {
    name: () => pick(names),
    number: () => String(1 + random(100_000)),
    year: () => String(1900 + random(130)),
    date: () => `20${10 + random(20)}-${10 + random(3)}-${10 + random(19)}`,
    money: () => `$${(random(1_000_000) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    url: () => pick(urls),
    email: () => pick(emails),
    quote: () => pick(quotes),
    keep: () => {
      const entry = pick(keeps)
      keep.add(entry)
      return entry
    },
  }
  const text = Array.from({ length: 3 + random(8) }, () =>
    pick(sentences).replace(/\{(\w+)\}/g, (_, kind: string) => {
      const fact = make[kind]?.() ?? ''
      facts.add(fact)
      return fact
    }),
  ).join(random(2) ? ' ' : '\n\n')
  return { text, keep: [...keep], facts: [...facts] }
}
