import type { Proof } from '../../proof.ts'
import { also, setRobots } from '../change-site.ts'

const ALL = ['User-agent: *', 'Allow: /']

export const robotsProofs: Proof[] = [
  {
    rule: 'robots-unreachable',
    on: 'site',
    faults: [
      (_, site) => {
        site.robots = { ...site.robots, status: 503, body: '' }
      },
      (_, site) => {
        site.robots = { ...site.robots, status: 500, body: 'Error' }
      },
    ],
    nearMisses: [
      // No file allows everything, and so does one that may not be read.
      (_, site) => {
        site.robots = { ...site.robots, status: 404, body: '' }
      },
      (_, site) => {
        site.robots = { ...site.robots, status: 403, body: '' }
      },
    ],
  },
  {
    rule: 'robots-lines-without-effect',
    on: 'site',
    faults: [
      (_, site) => setRobots(site, ['Disallow: /cart/', ...ALL]),
      (_, site) => setRobots(site, ['User-agent: *', 'Disalllow: /cart/']),
      (_, site) => setRobots(site, ['User-agent: *', `Disallow: ${site.origin}/cart/`]),
    ],
    nearMisses: [
      (_, site) => setRobots(site, ['# Disallow: cart', 'User-agent: *', 'Disallow: /*?sort=', 'Disallow: /cart/$']),
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow:']),
    ],
  },
  {
    rule: 'robots-lines-doubtful',
    on: 'site',
    faults: [
      (_, site) => setRobots(site, ['User agent: *', 'Disallow: /cart/']),
      (_, site) => setRobots(site, [...ALL, 'Disallow: /cart/.*']),
    ],
    nearMisses: [(_, site) => setRobots(site, [...ALL, 'Crawl-delay: 2'])],
  },
  {
    rule: 'robots-blocks-search-engines',
    on: 'site',
    faults: [
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow: /']),
      (_, site) => setRobots(site, [...ALL, '', 'User-agent: Bingbot', 'Disallow: /']),
    ],
    nearMisses: [
      // Rules for another crawler, and a longer rule that allows everything.
      (_, site) => {
        setRobots(site, [...ALL, '', 'User-agent: GPTBot', 'User-agent: CCBot', 'Disallow: /'])
        return also('ai-training-blocked')
      },
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow: /', 'Allow: /*']),
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow: /cart/', 'Disallow: /*?']),
    ],
  },
  {
    rule: 'robots-blocks-other-crawlers',
    on: 'site',
    faults: [
      (_, site) =>
        setRobots(site, [
          'User-agent: Googlebot',
          'User-agent: Bingbot',
          'User-agent: PrairieSignalBot',
          'Disallow: /cart/',
          '',
          'User-agent: *',
          'Disallow: /',
        ]),
    ],
    nearMisses: [(_, site) => setRobots(site, ['User-agent: *', 'Disallow: /', 'Allow: /*'])],
  },
  {
    rule: 'robots-blocks-resources',
    on: 'site',
    faults: [
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow: /style.css']),
      (_, site) => setRobots(site, [...ALL, '', 'User-agent: Googlebot', 'Disallow: /*.css$']),
    ],
    nearMisses: [
      // Not for a search engine; not needed to render; allowed by the longer rule.
      (_, site) => setRobots(site, [...ALL, '', 'User-agent: GPTBot', 'Disallow: /*.css$']),
      (_, site) => setRobots(site, ['User-agent: *', 'Disallow: /photo.jpg']),
      (_, site) =>
        setRobots(site, [
          'User-agent: *',
          'Disallow: /s',
          'Allow: /style.css',
          'Allow: /s*/',
          'Allow: /sh*',
          'Allow: /si*',
        ]),
    ],
  },
]
