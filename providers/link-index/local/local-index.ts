import type { DomainRank, LinkIndex } from '#engine/data-providers/link-index.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { found, notListed, notRanked } from '../answers.ts'
import { gapOf } from './gap-of.ts'
import { followReleases, type Snapshot } from './installed-releases.ts'
import type { Release } from './open-release.ts'
import { referrersOf } from './referrers-of.ts'
import { similarTo } from './similar-to.ts'

/**
 * Creates the index of the releases in a folder, which other processes may replace at any time. Each response comes
 * from one release. Without a release in the folder, `otherwise` responds.
 */
export function createLocalIndex(folder: string, otherwise: LinkIndex): LinkIndex {
  const snapshotNow = followReleases(folder)
  return {
    info: async () => {
      const snapshot = await snapshotNow()
      return snapshot ? snapshot.current.info : otherwise.info()
    },
    ranks: async (domains) => {
      const answer = await read((snapshot) => domains.map((domain) => rankOf(domain, snapshot)))
      if (answer === undefined) return otherwise.ranks(domains)
      return isFailed(answer) ? domains.map(() => answer) : answer
    },
    referrers: async (domain, options) =>
      (await read((snapshot) => referrersOf(domain, options, snapshot))) ?? otherwise.referrers(domain, options),
    linkGap: async (own, others, options) =>
      (await read(({ current }) => gapOf(own, others, options.limit, current))) ??
      otherwise.linkGap(own, others, options),
    similar: async (domain, options) =>
      (await read(({ current }) => similarTo(domain, options.limit, current))) ?? otherwise.similar(domain, options),
  }

  /** `work` reads synchronously, so that no switch happens in between. */
  async function read<Value>(work: (snapshot: Snapshot) => Value): Promise<Value | Failed | undefined> {
    try {
      const snapshot = await snapshotNow()
      return snapshot && work(snapshot)
    } catch (error) {
      console.error('The link index cannot be read.', error)
      return {
        kind: 'failed',
        reason: 'provider-error',
        message: 'The link index of this server cannot be read.',
        howTo: 'The operator of this site can check it: npm run data -- verify',
      }
    }
  }
}

function isFailed(answer: Lookup<DomainRank>[] | Failed): answer is Failed {
  return !Array.isArray(answer)
}

function rankOf(domain: string, { current, previous }: Snapshot): Lookup<DomainRank> {
  const { info } = current
  const place = current.placeOf(domain)
  if (place === undefined) return notListed(domain, info)
  const node = current.nodeAt(place)
  if (Number.isNaN(node.harmonic) || Number.isNaN(node.pageRank)) return notRanked(domain, info)
  return found(
    {
      domain,
      harmonicRank: place + 1,
      ...(node.pageRankPosition > 0 ? { pageRankPosition: node.pageRankPosition } : {}),
      pageRank: node.pageRank,
      domains: info.domains,
      referringDomains: node.referringDomains,
      linkedDomains: node.linkedDomains,
      hosts: node.hosts,
      history: [...(previous ? [historyIn(previous, domain)] : []), historyIn(current, domain, place)],
    },
    info,
  )
}

function historyIn(release: Release, domain: string, place = release.placeOf(domain)) {
  const node = place === undefined ? undefined : release.nodeAt(place)
  const isRanked = node && !Number.isNaN(node.harmonic)
  return {
    release: release.meta.release,
    asOf: release.meta.asOf,
    harmonic: isRanked ? node.harmonic : null,
    pageRank: node && !Number.isNaN(node.pageRank) ? node.pageRank : null,
    rank: isRanked && place !== undefined ? place + 1 : null,
  }
}
