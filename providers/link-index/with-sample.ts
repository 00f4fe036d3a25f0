import type { LinkIndex } from '#engine/data-providers/link-index.ts'

/** Reserved for documentation, so that no site has such a name (RFC 2606, 2). */
const isReserved = (domain: string) => domain.endsWith('.example')

/** Lets the sample graph, made when it is first needed, answer for `.example` names, and an index for all others. */
export function withSample(index: LinkIndex, createSample: () => LinkIndex): LinkIndex {
  let sample: LinkIndex | undefined
  const sampleIndex = () => {
    sample ??= createSample()
    return sample
  }
  const indexFor = (...domains: string[]) => (domains.some(isReserved) ? sampleIndex() : index)
  return {
    info: index.info,
    ranks: async (domains) => {
      const reserved = domains.filter(isReserved)
      if (reserved.length === 0) return index.ranks(domains)
      const made = await sampleIndex().ranks(reserved)
      const real = await index.ranks(domains.filter((domain) => !isReserved(domain)))
      return domains.map((domain) => {
        const lookup = (isReserved(domain) ? made : real).shift()
        if (!lookup) throw new RangeError(`There is no response for ${domain}.`)
        return lookup
      })
    },
    referrers: (domain, options) => indexFor(domain).referrers(domain, options),
    linkGap: (own, others, options) => indexFor(own, ...others).linkGap(own, others, options),
    similar: (domain, options) => indexFor(domain).similar(domain, options),
  }
}
