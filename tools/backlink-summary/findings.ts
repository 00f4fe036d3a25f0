import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Summary } from './summary.ts'

/** Smaller changes between releases of the same size are noise of the crawl. */
const NOISE = 0.2
/** Share of technical hubs among the best referrers above which they are reported. */
const MANY_HUBS = 0.3
const LISTED = 50
const semantics = { label: 'Common Crawl: web graphs', url: 'https://commoncrawl.org/web-graphs' }
const schemes = {
  label: 'Google: spam policies, link spam',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam',
}

/** Returns what stands out in a link profile. */
export function findingsOf(summary: Summary): Finding[] {
  const found = [...unknown(summary), ...trend(summary), ...hubs(summary), ...gap(summary)]
  if (found.length > 0) return found
  return [
    {
      id: 'steady',
      severity: 'pass',
      title: 'The number of referring domains follows the size of the releases.',
      why: 'A difference between releases counts only where it is larger than the difference of their sizes.',
    },
  ]
}

function unknown({ domain, referrers, standing, settings }: Summary): Finding[] {
  if (referrers.value) return []
  return [
    {
      id: referrers.isUnset ? 'links-not-loaded' : 'not-listed',
      severity: 'notice',
      title: `Who links to ${domain} is unknown.`,
      why:
        standing.state === 'listed'
          ? 'Its position in the link graph is known, because a list of the best-placed domains is built in. The links themselves have to be loaded.'
          : 'The loaded data does not have the domain. That is unknown, not 0.',
      evidence: referrers.problem,
      ...(referrers.isUnset && settings[0] ? { fix: settings[0] } : {}),
      ref: semantics,
    },
  ]
}

function trend({ trend: points }: Summary): Finding[] {
  const [before, now] = points.slice(-2)
  if (!before?.atNewestSize || !now?.atNewestSize) return []
  const change = now.atNewestSize / before.atNewestSize - 1
  const evidence = `${before.asOf}: ${withCommas(before.referringDomains)} referring domains. ${now.asOf}: ${withCommas(now.referringDomains)}. At the same release size, that is ${change < 0 ? '−' : '+'}${Math.abs(Math.round(100 * change))}%.`
  if (Math.abs(change) < NOISE) return []
  return [
    change < 0
      ? {
          id: 'losing',
          severity: 'warning',
          title: `Referring domains fell by ${Math.round(-100 * change)}% beyond the size of the release.`,
          why: 'Lost links often follow a removed page, a changed URL without a redirect, or a site that closed.',
          evidence,
          fix: 'Check the lost domains with the best rank below, and redirect the URLs that they linked to.',
          ref: semantics,
        }
      : {
          id: 'gaining',
          severity: 'pass',
          title: `Referring domains rose by ${Math.round(100 * change)}% beyond the size of the release.`,
          why: 'The counts are converted to releases of the same size, so a larger crawl does not explain it.',
          evidence,
        },
  ]
}

function hubs({ referrers: { value }, hidesHubs }: Summary): Finding[] {
  if (!value || hidesHubs) return []
  const best = value.referrers.slice(0, LISTED)
  const technical = best.filter(({ isHub }) => isHub)
  if (best.length === 0 || technical.length / best.length < MANY_HUBS) return []
  return [
    {
      id: 'hubs',
      severity: 'notice',
      title: `${countOf(technical.length, 'technical hub')} ${technical.length === 1 ? 'is' : 'are'} among the best ${best.length} referring domains.`,
      why: 'Hosts of files, fonts, and statistics link for technical reasons. They recommend nothing.',
      evidence: technical.map(({ domain }) => domain).join(', '),
      fix: 'Check “Hide technical hubs”.',
      ref: semantics,
    },
  ]
}

function gap({ linkGap, competitors }: Summary): Finding[] {
  if (!linkGap?.value) return []
  const shared = linkGap.value.filter(({ linksTo, isHub }) => linksTo.length > 1 && !isHub)
  if (shared.length === 0) return []
  return [
    {
      id: 'link-gap',
      severity: 'notice',
      title: `${countOf(shared.length, 'domain')} ${shared.length === 1 ? 'links' : 'link'} to two or more of ${countOf(competitors.length, 'competitor')} and not to you.`,
      why: 'A domain that links to several sites in an industry writes about that industry.',
      evidence: shared
        .slice(0, 10)
        .map(({ domain, linksTo }) => `${domain}: ${linksTo.join(', ')}`)
        .join('\n'),
      fix: 'Look at what they link to, and offer them something worth a link. Do not buy links.',
      ref: schemes,
    },
  ]
}
