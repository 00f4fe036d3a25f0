import type { ViewProps } from '#engine/tool/view-props.ts'
import type { ListedResult, Rank } from './rank.ts'
import type { Ranks } from './ranks.ts'

type ReadRank = Extract<Rank, { outcome: 'found' | 'not-in-results' }>

/** Number of results that are shown in full; further ones only around the first own result. */
const FIRST_RESULTS = 10
/** Maximum number of keywords whose results are shown as a page. The table has all. */
const MAX_KEYWORDS = 20

/** Renders the results like a page of a search engine, with the own ones highlighted. */
export default function View({ envelope: { data } }: ViewProps<Ranks>) {
  const read = (data?.ranks ?? []).filter((rank): rank is ReadRank => 'results' in rank).slice(0, MAX_KEYWORDS)
  if (read.length === 0) return null
  return (
    <section className="report-block" aria-labelledby="rank-pages">
      <h3 id="rank-pages">{read.length === 1 ? 'The results' : 'The results of each keyword'}</h3>
      {read.map((rank, at) => (
        <details className="rank-page" key={rank.keyword} name="rank-page" open={at === 0}>
          <summary>
            <b>{rank.keyword}</b>
            <span className={rank.outcome === 'found' ? 'rank-place is-found' : 'rank-place'}>
              {rank.outcome === 'found' ? `Position ${rank.position}` : `Not in the first ${rank.depthRead}`}
            </span>
          </summary>
          {rank.features.length > 0 && (
            <ul className="rank-features" aria-label="Features on the page">
              {rank.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          <Results {...rank} />
          <p className="block-note">
            {rank.engine === null ? 'Results that you pasted' : `Results of ${rank.engine}`}, {rank.depthRead} read.
          </p>
        </details>
      ))}
    </section>
  )
}

function Results({ results, position }: ReadRank) {
  const shown = results.filter(
    (one, at) => at < FIRST_RESULTS || one.isOwn || (position !== null && Math.abs(one.position - position) <= 1),
  )
  const rest = results.length - 1 - results.indexOf(shown.at(-1) as ListedResult)
  return (
    <ol className="rank-results">
      {shown.map((result, at) => {
        const before = at === 0 ? result.position : (shown[at - 1] as ListedResult).position
        const gap = result.position - before - 1
        return <Result key={`${result.position} ${result.url}`} {...result} gap={at === 0 ? 0 : gap} />
      })}
      <Gap count={rest} />
    </ol>
  )
}

function Result({ position, url, title, snippet, host, isOwn, gap }: ListedResult & { gap: number }) {
  return (
    <>
      <Gap count={gap} />
      <li className={isOwn ? 'is-own' : undefined} value={position}>
        <span className="rank-number">{position}</span>
        <div>
          <p className="rank-address">
            {pathOf(url, host)}
            {isOwn && <b>Yours</b>}
          </p>
          {title && <p className="rank-title">{title}</p>}
          {snippet && <p className="rank-text">{snippet}</p>}
        </div>
      </li>
    </>
  )
}

/** A placeholder for results that are not shown. */
function Gap({ count }: { count: number }) {
  if (count <= 0) return null
  return <li className="rank-gap">{count === 1 ? '1 more result' : `${count} more results`}</li>
}

/** @example pathOf('https://shop.com/wool/socks', 'shop.com') // 'shop.com › wool › socks' */
function pathOf(url: string, host: string | null) {
  if (host === null) return url
  return [host, ...new URL(url).pathname.split('/').filter(Boolean)].join(' › ')
}
