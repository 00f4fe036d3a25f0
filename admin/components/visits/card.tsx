import type { Payload } from 'payload'
import { outcomes } from '#cms/visits/outcomes.ts'
import { firstDay, type PageVisits, sumOf, viewsByDay, visitsByPage } from '#cms/visits/read-visits.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { HowCounted } from './how-counted.tsx'
import { PagesTable } from './pages-table.tsx'
import { Trend } from './trend.tsx'

const DAYS = 28
const MAX_POSTS = 10
const MAX_PAGES = 15

const labels = { views: 'Views', call: 'Calls booked', lead: 'Leads', subscription: 'Subscriptions' } as const

/** Shows on the dashboard how often pages were read, and what visitors did there. */
export async function VisitsCard({ payload }: { payload: Payload }) {
  const from = firstDay(DAYS)
  const [pages, before, days] = await Promise.all([
    visitsByPage(payload, { from }),
    visitsByPage(payload, { from: firstDay(2 * DAYS), to: dayBefore(from) }),
    viewsByDay(payload, { days: DAYS }),
  ])
  const [sums, sumsBefore] = [sumOf(pages), sumOf(before)]
  const posts = pages.filter(({ post }) => post !== undefined).slice(0, MAX_POSTS)
  const useful = pages.filter(hasOutcome).sort(byOutcomes).slice(0, MAX_PAGES)
  return (
    <section className="visits" aria-labelledby="visits-title">
      <div className="visits-head">
        <h2 id="visits-title">Views and outcomes</h2>
        <a href={`/cms-api/page-counts/export.csv?days=${DAYS}`} download="">
          Export CSV
        </a>
      </div>
      <p>
        The last {DAYS} days, compared with the {DAYS} days before.
      </p>
      <dl className="visits-sums">
        {(['views', ...outcomes] as const).map((kind) => (
          <div key={kind}>
            <dt>{labels[kind]}</dt>
            <dd>
              <b>{withCommas(sums[kind])}</b> <small>{withCommas(sumsBefore[kind])} before</small>
            </dd>
          </div>
        ))}
      </dl>
      <Trend days={days} />
      <div className="visits-tables">
        <PagesTable title="Most read posts" pages={posts} empty="No post has been read yet." />
        <PagesTable title="Outcomes by page" pages={useful} empty="No form has been sent yet." />
      </div>
      <HowCounted />
    </section>
  )
}

const hasOutcome = (page: PageVisits) => outcomes.some((kind) => page[kind].sent > 0 || page[kind].after > 0)

/** Compares pages by outcomes: those sent on the page count before those sent later. */
function byOutcomes(a: PageVisits, b: PageVisits) {
  const weigh = (page: PageVisits, what: 'sent' | 'after') => outcomes.reduce((sum, kind) => sum + page[kind][what], 0)
  return weigh(b, 'sent') - weigh(a, 'sent') || weigh(b, 'after') - weigh(a, 'after')
}

function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
