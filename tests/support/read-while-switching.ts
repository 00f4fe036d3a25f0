// Reads a link index over and over, in a process of its own, until standard input ends. Prints one line when it starts
// reading, and at the end the numbers of reads, releases, errors, and mixtures.
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import { readHistory } from '#providers/link-index/built-in/rank-history.ts'
import { createLocalIndex } from '#providers/link-index/local/local-index.ts'

const [folder = '', domain = ''] = process.argv.slice(2)
const none = createBuiltInIndex(readHistory({ source: '', license: '', domains: '', releases: [] }))
const index = createLocalIndex(folder, none)
const releases = new Set<string>()
const seen = { reads: 0, errors: 0, mixtures: 0 }
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()

while (!isOver) {
  const lookup = await index.referrers(domain, { limit: 1_000 })
  const [rank] = await index.ranks([domain])
  seen.reads++
  if (lookup.kind !== 'found' || rank?.kind !== 'found') {
    seen.errors++
    continue
  }
  const { total, referrers, trend } = lookup.value
  // In the test's releases, the names of referrers contain their number, so that a mixture is visible.
  const isMixed =
    referrers.length !== total ||
    trend?.at(-1)?.referringDomains !== total ||
    referrers.some((referrer) => !referrer.domain.startsWith(`of${total}-`)) ||
    rank.value.history?.at(-1)?.release !== rank.source.name.split(', ').at(-1)
  if (isMixed) seen.mixtures++
  if (seen.reads === 1) console.log('reading')
  releases.add(lookup.source.name)
  // Lets the process notice the end of its input.
  if (seen.reads % 20 === 0) await new Promise((done) => setImmediate(done))
}
console.log(JSON.stringify({ ...seen, releases: releases.size }))
process.exit()
