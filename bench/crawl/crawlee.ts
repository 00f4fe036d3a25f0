// The same crawl with Crawlee's Cheerio crawler, up to a number of pages: node bench/crawl/crawlee.ts <url> <pages>
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio'
import { peakMegabytes } from '../peak-memory.ts'

const [url = '', most = '1000'] = process.argv.slice(2)
log.setLevel(log.LEVELS.ERROR)
let [pages, words] = [0, 0]
const started = performance.now()

const crawler = new CheerioCrawler(
  {
    minConcurrency: 16,
    maxConcurrency: 16,
    maxRequestsPerCrawl: Number(most),
    useSessionPool: false,
    requestHandler: async ({ $, enqueueLinks }) => {
      pages++
      // What our crawler reads, too.
      words += $('main').text().split(/\s+/).length
      $('title').text()
      $('meta[name="description"]').attr('content')
      await enqueueLinks({ strategy: 'same-hostname' })
    },
  },
  new Configuration({ persistStorage: false }),
)
await crawler.run([url])
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    pages,
    words,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMb: peakMegabytes(),
  }),
)
