import type { DomainRank, LinkIndex } from '#engine/data-providers/link-index.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { found, notListed, notRanked } from '../answers.ts'
import { buildName } from '../local/installed-releases.ts'
import { type ClickHouse, connect } from './connect.ts'
import { type Loaded, type NodeRow, nodesNamed, type Snapshot } from './nodes.ts'
import { referrersOf } from './referrers.ts'
import { gapOf, similarTo } from './related.ts'
import { type KnownBuild, knownBuilds, tablesOf } from './tables.ts'

/**
 * Creates the index of a ClickHouse server or cluster. Each response comes from one build. Without a build in the
 * database, `otherwise` responds.
 */
export function createClickHouseIndex(url: string, otherwise: LinkIndex): LinkIndex & { close: () => Promise<void> } {
  let opened: Promise<ClickHouse> | undefined
  const server = () => {
    opened ??= connect(url)
    return opened
  }
  return {
    info: async () => {
      const snapshot = await snapshotNow(await server()).catch(() => undefined)
      return snapshot?.current.info ?? otherwise.info()
    },
    ranks: async (domains) => {
      const answer = await read((snapshot) => ranksOf(domains, snapshot))
      if (answer === undefined) return otherwise.ranks(domains)
      return Array.isArray(answer) ? answer : domains.map(() => answer)
    },
    referrers: async (domain, options) =>
      (await read((snapshot) => referrersOf(domain, options, snapshot))) ?? otherwise.referrers(domain, options),
    linkGap: async (own, others, options) =>
      (await read((snapshot) => gapOf(own, others, options.limit, snapshot))) ??
      otherwise.linkGap(own, others, options),
    similar: async (domain, options) =>
      (await read((snapshot) => similarTo(domain, options.limit, snapshot))) ?? otherwise.similar(domain, options),
    close: async () => (await opened)?.close(),
  }

  async function read<Value>(work: (snapshot: Snapshot) => Promise<Value>): Promise<Value | Failed | undefined> {
    try {
      const snapshot = await snapshotNow(await server())
      return snapshot && (await work(snapshot))
    } catch (error) {
      console.error('The link index cannot be read.', error)
      return {
        kind: 'failed',
        reason: 'provider-error',
        message: 'The server of the link index did not respond.',
        howTo: 'Check the server that LINK_INDEX_URL names.',
      }
    }
  }
}

async function snapshotNow(server: ClickHouse): Promise<Snapshot | undefined> {
  const builds = await knownBuilds(server)
  const [newest] = builds
  if (!newest) return undefined
  const { previous } = newest.meta
  const before = previous && builds.find(({ build }) => build === buildName(previous.release, previous.builtAt))
  const loaded = ({ build, meta: { release, asOf, domains, links, hubs } }: KnownBuild): Loaded => ({
    info: { release, asOf, domains, links, isSample: false },
    tables: tablesOf(server, build),
    hubs,
  })
  return { server, current: loaded(newest), ...(before ? { previous: loaded(before) } : {}) }
}

async function ranksOf(domains: string[], { server, current, previous }: Snapshot): Promise<Lookup<DomainRank>[]> {
  const { info } = current
  const [now, before] = await Promise.all([
    nodesNamed(server, current, domains),
    previous && nodesNamed(server, previous, domains),
  ])
  return domains.map((domain) => {
    const node = now.get(domain)
    if (!node) return notListed(domain, info)
    if (node.harmonic === null || node.pageRank === null) return notRanked(domain, info)
    return found(
      {
        domain,
        harmonicRank: node.place + 1,
        ...(node.pageRankPosition > 0 ? { pageRankPosition: node.pageRankPosition } : {}),
        pageRank: node.pageRank,
        domains: info.domains,
        referringDomains: node.referring,
        linkedDomains: node.linked,
        hosts: node.hosts,
        history: [...(previous ? [historyOf(previous, before?.get(domain))] : []), historyOf(current, node)],
      },
      info,
    )
  })
}

function historyOf({ info: { release, asOf } }: Loaded, node: NodeRow | undefined) {
  return {
    release,
    asOf,
    harmonic: node?.harmonic ?? null,
    pageRank: node?.pageRank ?? null,
    rank: node && node.harmonic !== null ? node.place + 1 : null,
  }
}
