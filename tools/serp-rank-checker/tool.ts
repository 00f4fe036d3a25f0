import { z } from 'zod'
import { deviceField, marketFields } from '#engine/search/markets.ts'
import { readKeywords } from '#engine/search/read-keywords.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import type { Rank } from './rank.ts'
import type { Ranks } from './ranks.ts'
import { reportRanks } from './report.ts'

const MAX_KEYWORDS = 100
const PARTIAL_INTERVAL_MS = 1_000

export const tool = defineTool({
  ...about,
  action: 'Look up positions',
  guide: [
    'Looks up at which position a domain appears for up to 100 keywords, by country, city, language, and device; use it to check rankings, or to find a domain in results that you paste.',
    'Returns for each keyword a position, “not in the first N” with the number of results read, or a failed look-up with its reason, with all results and features, and whether the page can be indexed at all.',
  ],
  input: z.object({
    domain: field.line({
      label: 'Your domain or page',
      placeholder: 'shop.com',
      autocomplete: 'url',
      empty: 'Enter your domain, such as shop.com.',
      hint: 'Results on all its subdomains count as yours.',
    }),
    keywords: field.text({
      label: 'Keywords',
      rows: 3,
      max: 50_000,
      empty: 'Enter at least one keyword.',
      placeholder: 'wool socks',
      hint: `One per line, up to ${MAX_KEYWORDS}.`,
    }),
    ...marketFields,
    city: field.line({
      label: 'City',
      isOptional: true,
      max: 100,
      placeholder: 'Chicago',
      hint: 'For engines that rank by place.',
    }),
    device: deviceField,
    depth: field.slider({ label: 'Results to read', min: 10, max: 100, step: 10, default: 20, unit: 'results' }),
    readsOn: field.flag({
      label: 'Read on after the first hit',
      hint: 'Otherwise, further pages of results are not requested once your domain is found.',
      advanced: true,
    }),
    pasted: field.text({
      label: 'Or results that you paste',
      rows: 4,
      isOptional: true,
      advanced: true,
      max: 200_000,
      hint: 'One URL per line, in the order of the page. Then nothing is searched: your domain is found in this list.',
    }),
  }),
  output,
  samples: [
    {
      label: 'A domain and two keywords',
      input: { domain: 'example.com', keywords: 'wool socks\nmerino hiking socks' },
    },
    {
      label: 'Results that were pasted',
      input: {
        domain: 'example.com',
        keywords: 'wool socks',
        pasted: 'https://other.example/socks\nhttps://www.example.com/wool\nhttps://third.example/',
      },
    },
  ],
  libraries: [{ name: 'tldts', does: 'Finds the registrable domain of a result by the Public Suffix List' }],
  limits: [
    'Results differ by place, time, device, and history. One look-up is a sample; only a series shows a trend.',
    'Ads are not counted. Maps, images, and other boxes are named as features and have no position.',
    'A page that robots.txt, noindex, or its canonical keeps out is found by its HTML: scripts are not run.',
  ],
  timeLimit: 300,
  run: async (input, { gather, signal, progress, partial, now }) => {
    const { readTarget } = await import('./read-target.ts')
    const { checkPage } = await import('./page-check.ts')
    const [target, keywords] = [readTarget(input.domain), readKeywords(input.keywords, MAX_KEYWORDS)]
    const base = { domain: target.domain, keywords, skipped: [] as string[] }
    if (/\S/.test(input.pasted)) {
      const { pastedForOne } = await import('#engine/search/pasted-results.ts')
      const { results, skipped } = pastedForOne(input.pasted, keywords)
      const { rankInPasted } = await import('./rank.ts')
      const ranks = keywords.map((keyword) => rankInPasted(keyword, results, target.domain))
      return {
        ...base,
        mode: 'pasted',
        ranks,
        skipped,
        page: await checkPage(target.url, null, gather),
      } satisfies Ranks
    }
    const { isNotConfigured, searchAll } = await import('#engine/search/search-all.ts')
    const { rankIn } = await import('./rank.ts')
    const { country, language, city, device, depth, readsOn } = input
    const done: (Rank | undefined)[] = []
    let shownAt = now()
    const place = city.trim() === '' ? {} : { city: city.trim() }
    const stop = readsOn ? {} : { stopAt: target.domain }
    const common = { country, language, device, depth, ...place, ...stop }
    const lookups = await searchAll(
      keywords.map((text) => ({ text, ...common })),
      {
        gather,
        signal,
        onResult: (at, lookup) => {
          done[at] = rankIn(keywords[at] as string, lookup, target.domain)
          const ranks = done.filter((rank) => rank !== undefined)
          progress(ranks.length, keywords.length, keywords[at])
          if (ranks.length === keywords.length || now() - shownAt < PARTIAL_INTERVAL_MS) return
          shownAt = now()
          if (lookup.kind === 'found') partial({ ...base, mode: 'search', ranks, page: null } satisfies Ranks)
        },
      },
    )
    const engine = lookups.find((lookup) => lookup.kind === 'found')?.value.engine ?? null
    const page = await checkPage(target.url, engine, gather)
    if (isNotConfigured(lookups[0])) return { ...base, mode: 'none', ranks: [], page } satisfies Ranks
    const ranks = lookups.map((lookup, at) => rankIn(keywords[at] as string, lookup, target.domain))
    return { ...base, mode: 'search', ranks, page } satisfies Ranks
  },
  report: reportRanks,
  inShort: ({ ranks }) => ({ rank: ranks.map(({ keyword, position }) => ({ keyword, position })) }),
})
